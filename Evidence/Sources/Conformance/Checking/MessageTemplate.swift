import Simulator

/// UIKit's words with holes in them, as the evidence writes them down.
///
/// `<%@: %p>` stands for a described object, `PTR` for its address, `<PATH>` for a bundle's place, `<description>` for anything, even nothing, `<class>` for the name of a class,
/// `<bundle identifier>` for a text, `(null)` for itself. Words that end in `...` are the beginning of a message. The category
/// that a warning of the console begins with, such as `[TableView]`, may be absent.
struct MessageTemplate {
    private let kind: Diagnostic.Kind
    private let exceptionName: String?
    /// The pieces of the message between its holes; `nil` when only the exception's name is known.
    private let words: Regex<Substring>?

    /// How freely a message is compared with the words.
    struct Freedom: OptionSet {
        let rawValue: Int
        static let fullStopAtTheEnd = Freedom(rawValue: 1)
        /// Any space in the words may be a line break, or several.
        static let lostLineBreaks = Freedom(rawValue: 2)
    }

    /// Reads `console warning: WORDS`, `console: WORDS`, `console once: WORDS`, `exception NAME: WORDS` or `… throws NAME …`.
    ///
    /// - Parameter values: what stands for the letters that the evidence writes in the place of numbers.
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

    /// A warning of several lines is printed line by line.
    func matches(_ diagnostic: Diagnostic) -> Bool {
        guard diagnostic.kind == kind, diagnostic.exceptionName == exceptionName else { return false }
        guard words != nil else { return exceptionName != nil }
        let isPrinted = kind == .warning
        return accepts(diagnostic.message)
            || isPrinted && diagnostic.message.split(separator: "\n").contains { accepts(String($0)) }
    }

    /// Whether the words fit, whoever said them.
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
    /// How freely the entry's messages are compared: its notes say what the source has lost.
    var freedom: MessageTemplate.Freedom {
        var freedom: MessageTemplate.Freedom = []
        if notes.contains("full stop at the end") { freedom.insert(.fullStopAtTheEnd) }
        if notes.contains("Line breaks are lost") { freedom.insert(.lostLineBreaks) }
        return freedom
    }
}
