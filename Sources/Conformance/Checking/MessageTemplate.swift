import Simulator

/// UIKit's words with holes in them, as the evidence writes them down.
///
/// `<%@: %p>` stands for a described object, `<class>` for the name of a class, `<bundle identifier>` for anything,
/// `(null)` for itself.
struct MessageTemplate {
    private let kind: Diagnostic.Kind
    private let exceptionName: String?
    /// The pieces of the message between its holes; `nil` when only the exception's name is known.
    private let words: Regex<Substring>?

    /// Reads `console warning: WORDS`, `exception NAME: WORDS` or `… throws NAME …`.
    init(_ event: String, mayEndWithFullStop: Bool = false) {
        if let warning = event.wholeMatch(of: /(?s)console warning: (.*)/) {
            kind = .warning
            exceptionName = nil
            words = Self.regex(for: String(warning.1), mayEndWithFullStop)
        } else if let exception = event.wholeMatch(
            of: /(?s)exception (\w+)(?: \(assertion in .*?:transition:\]\))?: (.*)/)
        {
            kind = .exception
            exceptionName = String(exception.1)
            words = Self.regex(for: String(exception.2), mayEndWithFullStop)
        } else {
            kind = .exception
            exceptionName = event.firstMatch(of: /throws (\w+)/).map { String($0.1) }
            words = nil
        }
    }

    func matches(_ diagnostic: Diagnostic) -> Bool {
        guard diagnostic.kind == kind, diagnostic.exceptionName == exceptionName else { return false }
        return words == nil ? exceptionName != nil : accepts(diagnostic.message)
    }

    /// Whether the words fit, whoever said them.
    func accepts(_ message: String) -> Bool {
        words.map { message.wholeMatch(of: $0) != nil } ?? false
    }

    private static func regex(for template: String, _ mayEndWithFullStop: Bool) -> Regex<Substring>? {
        var pattern = NSRegularExpression.escapedPattern(for: template)
        let holes = [
            ("<%@: %p>", "<[^<>:]+(?:<.*?>)?: 0x[0-9a-f]+>"), ("<bundle identifier>", ".+"),
            ("<class>", "[\\w.]+"),
        ]
        for (hole, meaning) in holes {
            pattern = pattern.replacingOccurrences(
                of: NSRegularExpression.escapedPattern(for: hole), with: meaning)
        }
        return try? Regex(mayEndWithFullStop ? pattern + "\\.?" : pattern)
    }
}
