/// The Swift names that Xcode generates for an asset: "gh-logo" is `ghLogo`, and the color "AccentColor" is `accent`.
enum AssetSymbolName {
    /// The name of the property for an asset; `nil` if the asset's name contains no character that is valid in Swift.
    ///
    /// - Parameter kind: "Image" or "Color": the suffix that is removed from the name.
    static func property(_ name: String, kind: String) -> String? {
        let words = words(of: name)
        guard let first = words.first else { return nil }
        var text = startingSmall(first) + words.dropFirst().map(startingLarge).joined()
        if text.hasSuffix(kind), text.count > kind.count { text = String(text.dropLast(kind.count)) }
        return escaped(text)
    }

    /// The name of a type for a folder that provides a namespace.
    static func type(_ name: String) -> String? {
        let text = words(of: name).map(startingLarge).joined()
        return text.isEmpty ? nil : escaped(text)
    }

    private static func words(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    static func startingLarge(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// "Logo" is "logo", and "URLField" is "urlField".
    static func startingSmall(_ word: String) -> String {
        let large = word.prefix { $0.isUppercase }
        let small = large.count > 1 && large.count < word.count ? large.dropLast() : large
        return small.lowercased() + word.dropFirst(small.count)
    }

    static func escaped(_ name: String) -> String {
        if name.first?.isNumber == true { return "_" + name }
        return reserved.contains(name) ? "`\(name)`" : name
    }

    private static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
