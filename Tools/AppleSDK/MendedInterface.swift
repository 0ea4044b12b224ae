import Foundation

/// A copy of SwiftUI's interface that this compiler accepts. The SDK isn't changed.
///
/// Compilers of Swift 6 find errors in the interface of SwiftUI that compilers of Swift 5 generated: requirements that are satisfied by
/// members of newer systems, and a logged text that isn't a constant. The API for apps is the same.
struct MendedInterface {
    /// The flags with which the compiler finds the copy before the SDK's file; empty for an SDK of Swift 6.
    let flags: [String]

    init(of sdk: SDKFolder, in folder: URL) throws {
        let file =
            "System/Library/Frameworks/SwiftUI.framework/Modules/SwiftUI.swiftmodule/arm64-apple-ios.swiftinterface"
        let original = URL(fileURLWithPath: sdk.path).appendingPathComponent(file)
        guard sdk.version < SDKVersion(18, 0), let text = try? String(contentsOf: original, encoding: .utf8)
        else {
            flags = []
            return
        }
        let copies = folder.appendingPathComponent("mended")
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        try UnchangedFile.write(
            Self.mended(text), to: copies.appendingPathComponent("SwiftUI.swiftinterface"))
        flags = ["-I", copies.path]
    }

    static func mended(_ interface: String) -> String {
        interface.replacing(#/(?m)^(?<flags>\/\/ swift-module-flags: .*)$/#) {
            "\($0.flags) -disable-availability-checking"
        }
        .replacing(#"Environment<\(Value.self)>"#, with: "Environment")
    }
}
