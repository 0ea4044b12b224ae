import AdoptModel
import Foundation
import StandIns

/// The libraries of the PageFlow package, such as UserNotifications. They need no stand-in.
package enum PageFlowProducts {
    static let names = StandInMaker.importedFromPageFlow

    /// The modules of the PageFlow package, which has a folder for each.
    static func modules(of package: URL) -> Set<String> {
        let manager = FileManager.default
        let sources = package.appendingPathComponent("Sources").path
        let rows = (try? manager.contentsOfDirectory(atPath: sources)) ?? []
        return Set(rows.flatMap { (try? manager.contentsOfDirectory(atPath: "\(sources)/\($0)")) ?? [] })
    }

    /// The packages that PageFlow itself depends on. SwiftPM doesn't accept a second package with the same modules, so a project
    /// uses these.
    package static func packages(of package: URL) -> [BroughtPackage] {
        let manifest = try? String(
            contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        let text = manifest ?? ""
        let products = text.matches(of: /\.product\(name: "(\w+)", package: "([\w.-]+)"\)/)
        return text.matches(of: /\.package\(url: "([^"]+)", from: "([^"]+)"\)/).map { found in
            let repository = PackageReference(
                url: String(found.1), version: .upToNextMajor(String(found.2)))
            let own = products.filter { $0.2 == repository.name }.map { String($0.1) }
            return BroughtPackage(
                name: repository.name, folder: package,
                use: .asItIs(Dictionary(own.map { ($0, [$0]) }) { first, _ in first }),
                repository: repository)
        }
    }
}
