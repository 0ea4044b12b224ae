import Foundation

/// A file that is kept for Linux and is not what its original gives.
package struct LinuxSourceDifference: CustomStringConvertible {
    let file: URL
    /// Counted from the package's folder.
    package let path: String
    let before: String?
    let after: String?

    /// Whether something else stands in the file's place.
    var isForeign: Bool { before.map { !$0.hasPrefix(LinuxSourceText.mark) } ?? false }

    package var description: String {
        if isForeign {
            return "\(path) was not written by `pageflow adopt sources`. Name another folder with --output."
        }
        if before == nil { return "\(path) is missing." }
        return after == nil ? "\(path) has no original any more." : "\(path) is not what its original gives."
    }

    func repair() throws {
        guard let after else { return try FileManager.default.removeItem(at: file) }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try after.write(to: file, atomically: true, encoding: .utf8)
    }
}
