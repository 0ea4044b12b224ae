import Foundation

/// A regular expression for a whole text. A text also matches if it equals the expression, so that `$9.99` finds a price.
struct TextPattern {
    private let text: String
    private let expression: NSRegularExpression?

    init(_ text: String) {
        self.text = text
        expression = try? NSRegularExpression(
            pattern: "\\A(?:\(text))\\z", options: [.caseInsensitive, .dotMatchesLineSeparators])
    }

    func matches(anyOf texts: [String]) -> Bool { texts.contains(where: matches) }

    private func matches(_ other: String) -> Bool {
        if text.lowercased() == other.lowercased() { return true }
        let whole = NSRange(location: 0, length: (other as NSString).length)
        return expression?.firstMatch(in: other, options: [], range: whole) != nil
    }
}
