/// The words of languages, and the words that the user has learned.
@MainActor
package final class SpellingWords {
    /// The lowercase words, by language.
    package var languages: [String: Set<String>] = [:]
    package var learned: Set<String> = []

    package init() {}

    /// Returns the words of a language, or those of the language without its region.
    package func words(of language: String) -> Set<String>? {
        languages[language] ?? languages[String(language.prefix { $0 != "_" && $0 != "-" })]
    }
}

/// The ranges of the words in a text.
package struct SpelledWords {
    package let ranges: [NSRange]

    /// A word consists of letters, with apostrophes between them.
    package init(_ text: NSString, in range: NSRange) {
        guard let words = try? NSRegularExpression(pattern: "\\p{L}+(?:['’]\\p{L}+)*") else {
            ranges = []
            return
        }
        ranges = words.matches(in: text as String, range: range).map(\.range)
    }

    /// Returns whether two words differ by one letter, or by two adjacent letters in the opposite order.
    package static func isNear(_ one: String, _ other: String) -> Bool {
        let (long, short) = one.count >= other.count ? (Array(one), Array(other)) : (Array(other), Array(one))
        guard long.count - short.count <= 1, long != short else { return false }
        guard let start = long.indices.first(where: { $0 >= short.count || long[$0] != short[$0] }) else {
            return false
        }
        let (rest, others) = (long[start...], short[start...])
        if long.count > short.count { return rest.dropFirst().elementsEqual(others) }
        if rest.dropFirst().elementsEqual(others.dropFirst()) { return true }
        return rest.count >= 2 && Array(rest.prefix(2)) == Array(others.prefix(2)).reversed()
            && rest.dropFirst(2).elementsEqual(others.dropFirst(2))
    }
}
