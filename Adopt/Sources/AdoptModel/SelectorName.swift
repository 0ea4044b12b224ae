/// The names that Swift gives methods and properties in Objective-C.
///
/// Follows the rules in "Using Swift with Cocoa and Objective-C": the first label joins the base name, with "With" in between
/// unless one of the adjacent words is a preposition.
public enum SelectorName {
    /// The selector of a method: `add(_:to:)` is `add:to:`, `show(message:)` is `showWithMessage:`.
    public static func method(_ base: String, labels: [String?], throws isThrowing: Bool = false) -> String {
        guard let first = labels.first else { return isThrowing ? base + "AndReturnError:" : base }
        let rest = labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
        return base + joined(first, to: base) + ":" + rest + (isThrowing ? "error:" : "")
    }

    /// The selector of a property's setter: `title` is `setTitle:`.
    public static func setter(of property: String) -> String { "set" + property.capitalizedFirst + ":" }

    private static func joined(_ label: String?, to base: String) -> String {
        guard let label else { return "" }
        let meets = isPreposition(words(label).first) || isPreposition(words(base).last)
        return (meets ? "" : "With") + label.capitalizedFirst
    }

    private static func isPreposition(_ word: Substring?) -> Bool {
        word.map { prepositions.contains($0.lowercased()) } ?? false
    }

    /// The words of a name, each starting with a capital letter.
    private static func words(_ name: String) -> [Substring] {
        var (words, start): ([Substring], String.Index) = ([], name.startIndex)
        for place in name.indices.dropFirst()
        where name[place].isUppercase && !name[name.index(before: place)].isUppercase {
            words.append(name[start..<place])
            start = place
        }
        return words + [name[start...]]
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to",
        "until", "using", "via", "when", "with", "within",
    ]
}

extension String {
    /// The text with its first letter capitalized.
    public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
