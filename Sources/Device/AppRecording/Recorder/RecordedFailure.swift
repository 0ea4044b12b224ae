import Foundation

/// A failed expectation of a test.
package struct RecordedFailure: Codable, Equatable, Sendable {
    /// A line of the test's source.
    package struct SourceLine: Codable, Equatable, Sendable {
        package let number: Int
        package let text: String
    }

    package let message: String
    /// The path of the test's source file; `nil` if unknown.
    package let file: String?
    package let line: Int
    /// The time in seconds of the app's clock.
    package var time: TimeInterval = 0
    /// The number of the moment that shows it.
    package var moment = 0

    package init(message: String, file: String?, line: Int) {
        (self.message, self.file, self.line) = (message, file, line)
    }

    /// The line and its neighbors, from the file's current content; empty if the file can't be read.
    package var source: [SourceLine] {
        guard let file, let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return [] }
        return (max(1, line - 5)...min(lines.count, line + 3)).map {
            SourceLine(number: $0, text: String(lines[$0 - 1]))
        }
    }
}
