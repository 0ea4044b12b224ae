import Foundation

/// A file with a script of `pageflow stress`.
struct ScriptFile {
    let path: String

    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads the file. If it can't be read, throws an error with a suggestion.
    func text() throws -> String {
        guard FileManager.default.fileExists(atPath: path) else {
            throw Unreadable(
                description: "There is no file \(path); name a script that `pageflow stress` has written.")
        }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw Unreadable(
                description:
                    "\(path) cannot be read as text; name a script file, and see that you may read it.")
        }
        return text
    }
}
