import Foundation

/// A folder of links to the items of another folder.
enum FolderOfLinks {
    /// Creates the folder, with a link to each item of the original except the skipped ones.
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
