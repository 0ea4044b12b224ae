/// The parts of a method's declaration.
struct Declaration {
    struct Parameter {
        /// With the argument label and the name: `animated flag`.
        let names: String
        let type: String
        /// The default argument.
        let standard: String?

        var label: String { String(names.prefix { $0 != " " }) }
        var name: String { String(names.split(separator: " ").last ?? "") }
    }

    let isClassMethod: Bool
    let baseName: String
    let parameters: [Parameter]
    /// Whether it returns no value, doesn't throw and isn't generic.
    let isPlain: Bool

    /// Parses the compiler's output: `class func animate(withDuration duration: TimeInterval, …)`.
    init?(_ text: String) {
        guard let start = text.range(of: "func "), let open = text[start.upperBound...].firstIndex(of: "("),
            let close = Self.end(of: text[open...])
        else { return nil }
        isClassMethod = text[..<start.lowerBound].split(separator: " ").contains("class")
        baseName = String(text[start.upperBound..<open])
        parameters = Self.split(text[text.index(after: open)..<close]).compactMap(Parameter.init)
        let rest = text[text.index(after: close)...]
        isPlain = rest.allSatisfy(\.isWhitespace) && !baseName.contains("<")
    }

    /// The position of the parenthesis that closes the first one.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            depth += change(of: text[index])
            if depth == 0 { return index }
        }
        return nil
    }

    /// The parts between commas outside brackets.
    private static func split(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            depth += change(of: text[index])
            guard depth == 0, text[index] == "," else { continue }
            parts.append(text[start..<index])
            start = text.index(after: index)
        }
        return (parts + [text[start...]]).filter { !$0.allSatisfy(\.isWhitespace) }
    }

    private static func change(of character: Character) -> Int {
        if "([".contains(character) { return 1 }
        return ")]".contains(character) ? -1 : 0
    }
}

extension Declaration.Parameter {
    fileprivate init?(_ text: Substring) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        names = text[..<colon].trimmed
        let rest = text[text.index(after: colon)...]
        let sign = rest.range(of: " = ")
        type = rest[..<(sign?.lowerBound ?? rest.endIndex)].trimmed
        standard = sign.map { rest[$0.upperBound...].trimmed }
    }

    /// The text in a declaration.
    var text: String { "\(names): \(type)" + (standard.map { " = \($0)" } ?? "") }

    /// The parameter types of a closure with this type; `nil` for other types and for closures that return a value.
    var handlerTypes: [String]? {
        var text = type[...]
        if text.hasSuffix("?") { text = text.dropLast() }
        for attribute in ["@escaping ", "@Sendable ", "@MainActor "] {
            if text.hasPrefix(attribute) { text = text.dropFirst(attribute.count) }
        }
        if text.hasPrefix("("), text.hasSuffix("-> Void)") { text = text.dropFirst().dropLast() }
        guard text.hasPrefix("("), text.hasSuffix(") -> Void") else { return nil }
        return text.dropFirst().dropLast(") -> Void".count).split(separator: ",").map(\.trimmed)
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
