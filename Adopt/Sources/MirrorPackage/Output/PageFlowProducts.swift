import Foundation

/// The libraries that PageFlow's package offers, such as UserNotifications: what an app imports of them needs no stand-in.
struct PageFlowProducts {
    let names: Set<String>

    /// - Parameter package: the folder of PageFlow's package.
    init(of package: URL) {
        let manifest = try? String(
            contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        names = Set((manifest ?? "").matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) })
    }
}
