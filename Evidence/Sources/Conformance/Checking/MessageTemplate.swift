import Simulator

/// UIKit's message with placeholders, as the evidence contains it.
///
/// `<%@: %p>` matches a described object, `PTR` its address, `<PATH>` a bundle's path, `<description>` any text, including none, `<class>`
/// the name of a class, `<bundle identifier>` a text, and `(null)` itself. Words that end in `...` are the beginning of a message. The
/// category at the beginning of a console warning, such as `[TableView]`, may be absent.
struct MessageTemplate {
    private let kind: Diagnostic.Kind
    private let exceptionName: String?
    /// The parts of the message between its placeholders; `nil` if only the exception's name is known.
    private let words: Regex<Substring>?

    /// The permitted differences between a message and the template.
    struct Freedom: OptionSet {
        let rawValue: Int
        static let fullStopAtTheEnd = Freedom(rawValue: 1)
        /// Any space in the template may be one or several line breaks.
        static let lostLineBreaks = Freedom(rawValue: 2)
    }

    /// Reads `console warning: WORDS`, `console: WORDS`, `console once: WORDS`, `exception NAME: WORDS` or `… throws NAME …`.
    ///
    /// - Parameter values: The replacements for the letters that the evidence contains in place of numbers.
    init(_ event: String, _ freedom: Freedom = [], filling values: [String: String] = [:]) {
        let event = values.reduce(event) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
        if let warning = event.wholeMatch(of: /(?s)console(?: warning| once)?: (?:\[\w+\] )?(.*)/) {
            kind = .warning
            exceptionName = nil
            words = Self.regex(for: String(warning.1), freedom, before: "(?:\\[\\w+\\] )?")
        } else if let exception = event.wholeMatch(
            of: /(?s)exception (\w+)(?: \(assertion in .*?:transition:\]\))?: (.*)/)
        {
            kind = .exception
            exceptionName = String(exception.1)
            words = Self.regex(for: String(exception.2), freedom)
        } else {
            kind = .exception
            exceptionName = event.firstMatch(of: /throws (\w+)/).map { String($0.1) }
            words = nil
        }
    }

    /// A warning with several lines is printed line by line.
    func matches(_ diagnostic: Diagnostic) -> Bool {
        guard diagnostic.kind == kind, diagnostic.exceptionName == exceptionName else { return false }
        guard words != nil else { return exceptionName != nil }
        let isPrinted = kind == .warning
        return accepts(diagnostic.message)
            || isPrinted && diagnostic.message.split(separator: "\n").contains { accepts(String($0)) }
    }

    /// Whether the text matches, regardless of its origin.
    func accepts(_ message: String) -> Bool {
        words.map { message.wholeMatch(of: $0) != nil } ?? false
    }

    private static func regex(
        for template: String, _ freedom: Freedom, before category: String = ""
    ) -> Regex<Substring>? {
        let isBeginning = template.hasSuffix("...")
        let words = isBeginning ? String(template.dropLast(3)) : template
        var pattern = NSRegularExpression.escapedPattern(for: words)
        let holes = [
            ("<%@: %p>", "<[^<>:]+(?:<.*?>)?: 0x[0-9a-f]+>"), ("<bundle identifier>", ".+"),
            ("<class>", "[\\w.]+"), ("<description>", "[\\s\\S]*"),
            ("CLASS PTR", "[\\w.]+ 0x[0-9a-f]+"), (": PTR>", ": 0x[0-9a-f]+>"), ("<PATH>", "<.+>"),
        ]
        for (hole, meaning) in holes {
            pattern = pattern.replacingOccurrences(
                of: NSRegularExpression.escapedPattern(for: hole), with: meaning)
        }
        if freedom.contains(.lostLineBreaks) { pattern = pattern.replacingOccurrences(of: " ", with: "\\s+") }
        if isBeginning { pattern += "[\\s\\S]*" }
        if freedom.contains(.fullStopAtTheEnd) { pattern += "\\.?" }
        return try? Regex(category + pattern)
    }
}

extension EvidenceEntry {
    /// The permitted differences for the entry's messages: its notes state what the source has lost.
    var freedom: MessageTemplate.Freedom {
        var freedom: MessageTemplate.Freedom = []
        if notes.contains("full stop at the end") { freedom.insert(.fullStopAtTheEnd) }
        if notes.contains("Line breaks are lost") { freedom.insert(.lostLineBreaks) }
        return freedom
    }
}
