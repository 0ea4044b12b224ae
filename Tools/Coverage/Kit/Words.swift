/// Splits names into the words that both languages share: `openURLContexts` is `open`, `url`, `context`.
enum Words {
    /// The words of a camel-case name, in lowercase and singular.
    static func split(_ name: some StringProtocol) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                finish(&word, into: &words)
                continue
            }
            if character.isUppercase, startsWord(at: index, in: characters) {
                finish(&word, into: &words)
            }
            word.append(character)
        }
        finish(&word, into: &words)
        return words
    }

    /// A capital starts a word unless it continues an acronym; the acronym's `s` (`URLs`) belongs to it.
    private static func startsWord(at index: Int, in characters: [Character]) -> Bool {
        guard index > 0, characters[index - 1].isUppercase else { return true }
        let rest = characters[(index + 1)...]
        guard let next = rest.first, next.isLowercase else { return false }
        let isPlural = next == "s" && (rest.dropFirst().first?.isUppercase ?? true)
        return !isPlural
    }

    private static func finish(_ word: inout String, into words: inout [String]) {
        if !word.isEmpty { words.append(singular(word.lowercased())) }
        word = ""
    }

    private static func singular(_ word: String) -> String {
        if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        let isPlural = word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
        return isPlural ? String(word.dropLast()) : word
    }
}
