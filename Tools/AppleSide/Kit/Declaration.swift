/// One declaration of a printed interface, with those inside it.
struct Declaration {
    /// The attributes that stand on lines of their own.
    var attributes: [String]
    /// The line itself, without the brace that opens a type.
    var text: String
    /// What stands inside; `nil` for all but types and extensions.
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

    /// What a type inherits from and conforms to, without modules.
    var parents: [String] {
        guard let colon = text.range(of: " : ") else { return [] }
        let list = text[colon.upperBound...].prefix(upTo: " where ")
        return Parts.split(list).map { $0.split(separator: " ").last.map(String.init) ?? "" }
            .map { $0.hasPrefix("UIKit.") ? String($0.dropFirst(6)) : $0 }
    }

    /// A subclass of a class with type parameters: `NSLayoutDimension`.
    var hasGenericSuperclass: Bool { keyword == "class" && parents.first?.contains("<") == true }

    /// A type with parameters of its own: `NSMapTable<KeyType, ObjectType>`.
    var isGeneric: Bool {
        guard let range = text.range(of: " \(name)") else { return false }
        return text[range.upperBound...].first == "<"
    }

    /// What two declarations of one member have in common: neither attributes, access nor accessors.
    var signature: String {
        let words = text.prefix(upTo: " {").split(separator: " ")
        return words.filter { !$0.hasPrefix("@") && $0 != "public" }.joined(separator: " ")
    }

    /// As it is printed.
    var lines: [String] {
        guard let members else { return attributes + [text] }
        return attributes + [text + " {"] + members.flatMap(\.lines) + ["}"]
    }

    /// The types of a function's parameters, and of what it returns.
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

    /// The keyword that says what is declared, and the name after it. `class func` is a function.
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
    /// Up to the first place where a text stands; all of it where it stands nowhere.
    func prefix(upTo end: String) -> String {
        String(firstRange(of: end).map { self[..<$0.lowerBound] } ?? self[...])
    }
}
