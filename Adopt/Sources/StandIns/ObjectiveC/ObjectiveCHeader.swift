/// The classes in an Objective-C header: interfaces and categories, with their methods and properties.
struct ObjectiveCHeader {
    /// An interface or a category.
    struct Interface {
        let name: String
        /// The superclass; `nil` for a category.
        let superclass: String?
        var methods: [Method] = []
        var properties: [Property] = []
    }

    struct Method {
        let isOfClass: Bool
        let returned: ObjectiveCType
        /// The parts of the selector with the types of their arguments. A selector without arguments has one part without a type.
        let parts: [(name: String, type: ObjectiveCType?)]
    }

    struct Property {
        let name: String
        let type: ObjectiveCType
        let isOfClass: Bool
    }

    let interfaces: [Interface]

    init(_ text: String) {
        let text = Self.withoutComments(text)
        let isNonnull = text.contains("NS_ASSUME_NONNULL_BEGIN")
        let pattern =
            /@interface\s+(\w+)\s*(?:<[^>]*>)?\s*(?:(\()\s*\w*\s*\)|:\s*(\w+))?\s*(?:<[^>]*>)?([\s\S]*?)@end/
        interfaces = text.matches(of: pattern).map { found in
            let body = String(found.4)
            return Interface(
                name: String(found.1),
                superclass: found.2 == nil ? found.3.map(String.init) ?? "NSObject" : nil,
                methods: Self.methods(in: body, isNonnull: isNonnull),
                properties: Self.properties(in: body, isNonnull: isNonnull))
        }
    }

    private static func withoutComments(_ text: String) -> String {
        text.replacing(/\/\*[\s\S]*?\*\//) { _ in " " }.replacing(/\/\/[^\n]*/) { _ in "" }
            .replacing(/(?m)^[ \t]*#[^\n]*/) { _ in "" }
    }

    private static func methods(in body: String, isNonnull: Bool) -> [Method] {
        body.matches(of: /(?m)^\s*([-+])\s*(\([^;{]*);/).compactMap { found in
            var rest = found.2
            guard let returned = inParentheses(&rest) else { return nil }
            var parts: [(name: String, type: ObjectiveCType?)] = []
            while let part = rest.firstMatch(of: /^\s*(\w*)\s*:\s*(?=\()/) {
                rest = rest[part.range.upperBound...]
                guard let type = inParentheses(&rest), let name = rest.prefixMatch(of: /\s*\w+/) else {
                    return nil
                }
                rest = rest[name.range.upperBound...]
                parts.append((String(part.1), ObjectiveCType(type, isNonnull: isNonnull)))
            }
            if parts.isEmpty, let name = rest.firstMatch(of: /^\s*(\w+)/) { parts = [(String(name.1), nil)] }
            guard !parts.isEmpty else { return nil }
            return Method(
                isOfClass: found.1 == "+", returned: ObjectiveCType(returned, isNonnull: isNonnull),
                parts: parts)
        }
    }

    /// The text in parentheses at the start.
    private static func inParentheses(_ text: inout Substring) -> String? {
        text = text.drop(while: \.isWhitespace)
        var depth = 0
        for place in text.indices {
            if text[place] == "(" { depth += 1 }
            if text[place] == ")" { depth -= 1 }
            guard depth == 0 else { continue }
            let found = text[text.index(after: text.startIndex)..<place]
            text = text[text.index(after: place)...]
            return text.base.isEmpty ? nil : String(found)
        }
        return nil
    }

    private static func properties(in body: String, isNonnull: Bool) -> [Property] {
        body.matches(of: /@property\s*(?:\(([^)]*)\))?\s*([^;]+?)(\w+)\s*;/).map { found in
            let attributes = found.1.map { $0.split { !$0.isLetter && $0 != "=" }.map(String.init) } ?? []
            let getter = attributes.first { $0.hasPrefix("getter=") }?.dropFirst("getter=".count)
            let kind = attributes.filter { ["nullable", "nonnull"].contains($0) }.joined(separator: " ")
            return Property(
                name: String(getter ?? found.3),
                type: ObjectiveCType("\(kind) \(found.2)", isNonnull: isNonnull),
                isOfClass: attributes.contains("class"))
        }
    }
}
