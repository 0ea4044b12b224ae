/// A declaration of a printed interface, with its members.
struct Declaration {
    /// The attributes on separate lines.
    var attributes: [String]
    /// The line itself, without a type's opening brace.
    var text: String
    /// The members; `nil` for declarations other than types and extensions.
    var members: [Declaration]?

    /// `class`, `func`, `init` …
    let keyword: String
    /// The declared name: `UIButton.Configuration` for an extension of that.
    let name: String

    init(attributes: [String] = [], text: String, members: [Declaration]? = nil) {
        self.attributes = attributes
        self.text = text
        self.members = members
        (keyword, name) = Self.head(of: text)
    }

    /// The name with the argument labels: `addSubview(_:)`.
    var title: String {
        guard ["func", "init", "subscript"].contains(keyword) else { return name }
        return (name.isEmpty ? keyword : name) + "(" + parameters.map { Self.label(of: $0) + ":" }.joined()
            + ")"
    }

    /// The types that a type inherits from and conforms to, without modules.
    var parents: [String] {
        guard let colon = text.range(of: " : ") else { return [] }
        let list = text[colon.upperBound...].prefix(upTo: " where ")
        return Parts.split(list).map { $0.split(separator: " ").last.map(String.init) ?? "" }
            .map { $0.hasPrefix("UIKit.") ? String($0.dropFirst(6)) : $0 }
    }

    /// Whether it is a subclass of a generic class, such as `NSLayoutDimension`.
    var hasGenericSuperclass: Bool { keyword == "class" && parents.first?.contains("<") == true }

    /// Whether it is a generic type, such as `NSMapTable<KeyType, ObjectType>`.
    var isGeneric: Bool {
        guard let range = text.range(of: " \(name)") else { return false }
        return text[range.upperBound...].first == "<"
    }

    /// The common part of two declarations of one member, without attributes, access level and accessors.
    var signature: String {
        let words = text.prefix(upTo: " {").split(separator: " ")
        return words.filter { !$0.hasPrefix("@") && $0 != "public" }.joined(separator: " ")
    }

    /// The printed lines.
    var lines: [String] {
        guard let members else { return attributes + [text] }
        return attributes + [text + " {"] + members.flatMap(\.lines) + ["}"]
    }

    /// The types of a function's parameters and of its return value.
    var signatureTypes: [String] {
        let types = parameters.map { parameter in
            let type = parameter.firstRange(of: ": ").map { parameter[$0.upperBound...] } ?? ""
            return type.prefix(upTo: " = ")
        }
        guard let open = text.firstIndex(of: "("), let close = Parts.end(of: text, from: open) else {
            return types
        }
        let rest = text[text.index(after: close)...].trimmingPrefix(" ")
        return types + [
            rest.isEmpty ? "Void" : rest.hasPrefix("-> ") ? String(rest.dropFirst(3)) : String(rest)
        ]
    }

    private var parameters: [String] {
        guard let open = text.firstIndex(of: "("), let close = Parts.end(of: text, from: open) else {
            return []
        }
        return Parts.split(text[text.index(after: open)..<close])
    }

    private static func label(of parameter: String) -> String {
        String(parameter.prefix { $0 != " " && $0 != ":" })
    }

    /// The keyword of the declaration, and the name after it. `class func` is a function.
    private static func head(of text: String) -> (keyword: String, name: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: true)
        for (word, next) in zip(words, words.dropFirst() + [""]) {
            let keyword = String(word.prefix { $0.isLetter })
            guard keywords.contains(keyword), !(keyword == "class" && keywords.contains(String(next))) else {
                continue
            }
            let isNamed = keyword.count == word.count
            return (
                keyword,
                isNamed
                    ? next.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) }.filter { $0 != "`" }
                    : ""
            )
        }
        return ("", "")
    }

    private static let keywords: Set = [
        "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "subscript", "case",
        "typealias",
    ]
}

extension StringProtocol {
    /// The text before the first occurrence of another text; the whole text if there is none.
    func prefix(upTo end: String) -> String {
        String(firstRange(of: end).map { self[..<$0.lowerBound] } ?? self[...])
    }
}
