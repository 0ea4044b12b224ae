import Foundation

/// The answer to a command.
package struct Answer {
    /// The text, of one line or a few.
    package var text: String
    /// Whether the command couldn't be performed, or an expectation failed.
    package var isFault = false
    /// The path of pages after an action; `nil` for a command that only reads.
    package var path: String?
    /// The warnings and exceptions of an action.
    package var diagnostics: [String] = []
    /// The elements, for `screen`.
    package var lines: [ScreenLine] = []
    /// The picture as PNG, for `shot` without a file.
    package var picture: Data?
    /// Whether the session ends.
    package var isLast = false

    package init(_ text: String) { self.text = text }

    init(_ fault: CommandFault) {
        text = "error: \(fault)"
        isFault = true
    }
}
