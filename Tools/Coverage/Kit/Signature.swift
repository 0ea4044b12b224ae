/// A declaration as text, normalized.
struct Signature {
    /// The declaration without attributes, modifiers, internal parameter names, and default arguments.
    let text: String
    /// Whether a property has a setter.
    let canBeSet: Bool
    private let keywords: Set<String>

    init(_ symbol: SymbolGraph.Symbol) {
        let fragments = symbol.declarationFragments ?? []
        let whole = fragments.map(\.spelling).joined()
        let words = Set(fragments.filter { $0.kind == "keyword" }.map(\.spelling))
        keywords = words
        canBeSet = !words.contains("let") && (!whole.contains("{") || words.contains("set"))
        let isRequirement = symbol.isInProtocol
        // The Objective-C name in parentheses is text.
        let ends = zip(fragments, fragments.dropFirst()).map { before, fragment in
            before.spelling == "@objc" && fragment.kind == "text" && fragment.spelling.hasPrefix("(")
        }
        let kept = zip(fragments, [false] + ends).filter { !$0.1 }.map(\.0)
        var text = kept.filter { fragment in
            fragment.kind != "attribute" && fragment.kind != "internalParam"
                && !(fragment.kind == "keyword" && Self.modifiers.contains(fragment.spelling))
                && !(fragment.kind == "keyword" && fragment.spelling == "class" && !symbol.isType)
        }.map { $0.spelling == "let" ? "var" : $0.spelling }.joined()
        if symbol.isType, let end = text.firstIndex(of: ":") { text = String(text[..<end]) }
        if let end = text.firstIndex(of: "{") { text = String(text[..<end]) }
        text = Self.withoutStandardValues(text, marking: !isRequirement)
        for (from, to) in Self.aliases { text = text.replacing(from, with: to) }
        self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing(" :", with: ":").replacing("( ", with: "(")
    }

    func has(_ keyword: String) -> Bool { keywords.contains(keyword) }

    private static let modifiers: Set<String> = [
        "any", "convenience", "dynamic", "final", "isolated", "lazy", "mutating", "nonisolated", "open",
        "optional",
        "override", "public", "required", "sending", "static", "unowned", "unowned(unsafe)", "weak",
    ]

    private static let aliases = [
        ("`", ""), ("NSNotification.Name", "Notification.Name"), ("CFIndex", "Int"), ("(unsafe)", ""),
        ("UIKit.", ""),
    ]

    /// `f(_: Int = 3)` becomes `f(_: Int = …)`; a protocol's requirement can't have default arguments on Linux, and loses them.
    private static func withoutStandardValues(_ text: String, marking: Bool) -> String {
        var result = ""
        var rest = text[...]
        while let sign = rest.range(of: " = ") {
            result += rest[..<sign.lowerBound]
            if marking { result += " = …" }
            rest = rest[sign.upperBound...]
            var depth = 0
            rest = rest.drop { character in
                if "([".contains(character) { depth += 1 }
                if ")]".contains(character) { depth -= 1 }
                return depth > 0 || (depth == 0 && character != ",")
            }
        }
        return result + rest
    }
}

extension SymbolGraph.Symbol {
    /// Whether the Objective-C identifier belongs to a protocol.
    fileprivate var isInProtocol: Bool { identifier.precise.hasPrefix("c:objc(pl)") }
}
