import Foundation

extension CommandArguments {
    /// Reads a command from a line of text.
    ///
    /// - Returns: `nil` for an empty line, and for a comment, which begins with `#`.
    /// - Throws: ``CommandFault`` if words are missing or left over.
    package init?(line: String) throws(CommandFault) {
        let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
        let (verb, rest) = Self.firstWord(of: line)
        switch verb {
        case "double":
            let (word, target) = Self.firstWord(of: rest)
            guard word == "tap" else { throw CommandFault("double needs tap: double tap TARGET") }
            self.init("double-tap", Self.value("target", target))
        case "hold": self.init("hold", Self.hold(rest))
        case "swipe": self.init("swipe", try Self.swipe(rest))
        case "scroll":
            let (word, target) = Self.firstWord(of: rest)
            self.init("scroll", Self.value("target", word == "to" ? target : rest))
        case "expect":
            let (word, target) = Self.firstWord(of: rest)
            self.init(
                "expect", word == "no" ? ["target": target, "presence": "no"] : Self.value("target", rest))
        case "type": self.init("type", Self.value("text", Self.typed(rest)))
        default: try self.init(verb: verb, rest)
        }
    }

    /// A command with at most one argument: the rest of the line.
    private init(verb: String, _ rest: String) throws(CommandFault) {
        guard let form = CommandForm.named(verb) else {
            self.init(verb)
            return
        }
        guard let parameter = form.parameters.first else {
            guard rest.isEmpty else { throw CommandFault("\(verb) takes nothing after it, not \"\(rest)\".") }
            self.init(verb)
            return
        }
        // The name of an element keeps its quotation marks: they tell it from a number.
        let content = parameter.name == "target" ? rest : QuotedText.content(of: rest) ?? rest
        self.init(verb, Self.value(parameter.name, content))
    }

    private static func value(_ name: String, _ value: String) -> [String: String] {
        value.isEmpty ? [:] : [name: value]
    }

    private static func firstWord(of text: String) -> (word: String, rest: String) {
        let word = text.prefix { !$0.isWhitespace }
        return (String(word), text.dropFirst(word.count).trimmingCharacters(in: .whitespaces))
    }

    /// The text to type, without the quotation marks that keep spaces. Its escapes are replaced later.
    private static func typed(_ rest: String) -> String {
        rest.count >= 2 && rest.hasPrefix("\"") && rest.hasSuffix("\"")
            ? String(rest.dropFirst().dropLast()) : rest
    }

    private static func hold(_ rest: String) -> [String: String] {
        guard let part = rest.range(of: " for ", options: .backwards),
            Double(rest[part.upperBound...]) != nil
        else { return value("target", rest) }
        return ["target": String(rest[..<part.lowerBound]), "seconds": String(rest[part.upperBound...])]
    }

    private static func swipe(_ rest: String) throws(CommandFault) -> [String: String] {
        let (direction, others) = firstWord(of: rest)
        guard !others.isEmpty else { return value("direction", direction) }
        let (word, target) = firstWord(of: others)
        guard word == "in", !target.isEmpty else {
            throw CommandFault("After the direction, swipe takes \"in TARGET\", not \"\(others)\".")
        }
        return ["direction": direction, "target": target]
    }
}
