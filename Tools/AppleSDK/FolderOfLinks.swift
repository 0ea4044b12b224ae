import Foundation

/// A folder whose content lies in another one.
enum FolderOfLinks {
    /// Makes the folder, with a link to each item of the original but some.
    static func make(_ folder: URL, to original: URL, without skipped: Set<String>) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: original.path) where !skipped.contains(name) {
            try files.createSymbolicLink(
                at: folder.appendingPathComponent(name),
                withDestinationURL: original.appendingPathComponent(name))
        }
    }
}
