import Foundation

/// Files that the compiler's cache depends on.
package enum UnchangedFile {
    /// Writes a file, unless it already has this text: a new date would make the compiler rebuild modules.
    package static func write(_ text: String, to file: URL) throws {
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
