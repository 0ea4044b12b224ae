import Foundation
import Modules

/// The compiler options with which the compiler for Linux reads Apple's SDK.
package struct SDKReading {
    package let flags: [String]
    /// Whether the SDK contains the module UIUtilities.
    let hasUIUtilities: Bool

    /// - Parameters:
    ///   - folder: The folder for the parts that the toolchain lacks, and for the cache of Apple's modules.
    ///   - notes: The folder of the API notes that a toolchain for Linux lacks.
    package init(of sdk: SDKFolder, _ toolchain: Toolchain, in folder: URL, notes: URL) throws {
        let resources = try ToolchainResources(of: toolchain, in: folder, notes: notes)
        let linked = try LinkedSDK(of: sdk, in: folder).path
        let inner = linked + "/System/Library/SubFrameworks"
        hasUIUtilities = FileManager.default.fileExists(atPath: inner + "/UIUtilities.framework")
        flags =
            [
                "-sdk", linked, "-resource-dir", resources.path,
                "-module-cache-path", folder.appendingPathComponent("cache").path, "-Xcc", "-w",
                "-F", inner,
            ] + Self.shims(of: sdk, in: linked) + (try MendedInterface(of: sdk, in: folder).flags)
    }

    /// The SDK's own module SwiftShims, which its module Swift needs since iOS 26. In earlier SDKs it would be there twice.
    private static func shims(of sdk: SDKFolder, in linked: String) -> [String] {
        sdk.version >= SDKVersion(26, 0) ? ["-I", linked + "/usr/lib/swift/shims"] : []
    }
}
