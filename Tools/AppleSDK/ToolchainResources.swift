import Foundation
import Modules

/// The compiler's resource folder, as reading an SDK of Apple's needs it.
///
/// A toolchain for Linux has headers of its own for Dispatch and Core Foundation, which would take the place of the SDK's, and lacks the
/// API notes that give Dispatch and os their names in Swift.
struct ToolchainResources {
    let path: String

    /// What stands in the way of the SDK's.
    private static let linuxAlone: Set = [
        "apinotes", "Block", "CoreFoundation", "dispatch", "linux", "os", "_FoundationCShims",
    ]

    /// Makes the folder. A toolchain that has the notes, as Xcode's, is used as it is.
    ///
    /// - Parameter notes: The folder of the API notes.
    init(of toolchain: Toolchain, in folder: URL, notes: URL) throws {
        let files = FileManager.default
        let own = URL(fileURLWithPath: toolchain.resources)
        guard !files.fileExists(atPath: toolchain.resources + "/apinotes/Dispatch.apinotes") else {
            path = own.path
            return
        }
        let resources = folder.appendingPathComponent("toolchain")
        try? files.removeItem(at: resources)
        try FolderOfLinks.make(resources, to: own, without: Self.linuxAlone)
        try files.createSymbolicLink(
            at: resources.appendingPathComponent("apinotes"), withDestinationURL: notes)
        path = resources.path
    }
}
