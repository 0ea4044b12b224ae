import Foundation

/// A committed Linux file that differs from what its original produces.
package struct LinuxSourceDifference: CustomStringConvertible {
    let file: URL
    /// The path relative to the package's folder.
    package let path: String
    let before: String?
    let after: String?

    /// Whether an unrelated file exists at the path.
    var isForeign: Bool { before.map { !$0.hasPrefix(LinuxSourceText.mark) } ?? false }

    package var description: String {
        if isForeign {
            return "\(path) was not written by `pageflow adopt sources`. Choose another folder with --output."
        }
        if before == nil { return "\(path) is missing." }
        return after == nil ? "\(path) no longer has an original." : "\(path) differs from its original."
    }

    func repair() throws {
        guard let after else { return try FileManager.default.removeItem(at: file) }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try after.write(to: file, atomically: true, encoding: .utf8)
    }
}
