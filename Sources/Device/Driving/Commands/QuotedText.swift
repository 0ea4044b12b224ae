/// Texts in quotation marks, and escapes.
enum QuotedText {
    /// The content of a text in quotation marks; `nil` for a text without them.
    static func content(of text: String) -> String? {
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
        return unescaped(String(text.dropFirst().dropLast()))
    }

    /// The text with the escapes `\n` (Return), `\b` (Delete), `\t`, `\"` and `\\` replaced. Other backslashes are kept.
    static func unescaped(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.first, let meant = escapes[next] else {
                result.append(character)
                continue
            }
            result.append(meant)
            rest.removeFirst()
        }
        return result
    }

    private static let escapes: [Character: Character] = [
        "n": "\n", "b": "\u{8}", "t": "\t", "\"": "\"", "\\": "\\",
    ]
}
