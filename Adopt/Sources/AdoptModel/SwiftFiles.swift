import Foundation

extension URL {
    /// The Swift files in a folder and its subfolders, sorted by path.
    package var swiftFiles: [URL] {
        let files = FileManager.default.enumerator(at: self, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }
}
