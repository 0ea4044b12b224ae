import Foundation

/// The texts of source files.
package enum SourceText {
    /// The text of a file that may not be UTF-8, as in old projects; empty if the file can't be read.
    package static func of(_ file: URL) -> String {
        String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    }
}
