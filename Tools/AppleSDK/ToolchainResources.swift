import Foundation
import Modules

/// The compiler's resource folder for reading Apple's SDK.
///
/// A toolchain for Linux has its own headers for Dispatch and Core Foundation, which would replace the SDK's, and lacks the API notes that
/// define the Swift names of Dispatch and os.
struct ToolchainResources {
    let path: String

    /// The headers that would replace the SDK's.
    private static let linuxAlone: Set = [
        "apinotes", "Block", "CoreFoundation", "dispatch", "linux", "os", "_FoundationCShims",
    ]

    /// Creates the folder. A toolchain that has the notes, such as Xcode's, is used unchanged.
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
