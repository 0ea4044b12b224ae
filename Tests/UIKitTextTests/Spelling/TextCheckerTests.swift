import Simulator
import TestTraits
import Testing

/// Misspelled words.
@MainActor @Suite(.inTurn) struct TextCheckerTests {
    private static let words: Set<String> = ["the", "quick", "don't", "Berlin"]

    @Test(arguments: [
        ("the quick", 0, false, nil), ("the qiuck", 0, false, "qiuck"), ("teh quikc", 0, false, "teh"),
        ("teh quikc", 4, false, "quikc"), ("teh quick", 4, false, nil), ("teh quick", 4, true, "teh"),
        ("don't, Berlin!", 0, false, nil), ("éa the", 0, false, "éa"), ("", 0, true, nil),
        ("🙂 teh", 0, false, "teh"),
    ])
    func `the next wrong word is found`(text: String, offset: Int, wraps: Bool, expected: String?) {
        let sim = Simulator()
        sim.spellingWords["en"] = Self.words
        let whole = NSRange(location: 0, length: text.utf16.count)
        let found = UITextChecker().rangeOfMisspelledWord(
            in: text, range: whole, startingAt: offset, wrap: wraps, language: "en_US")
        #expect((found.location == NSNotFound ? nil : (text as NSString).substring(with: found)) == expected)
    }

    @Test func `a language without words finds nothing wrong`() {
        let sim = Simulator()
        #expect(UITextChecker.availableLanguages == [])
        sim.spellingWords["en"] = Self.words
        let checker = UITextChecker()
        let range = NSRange(location: 0, length: 3)
        #expect(UITextChecker.availableLanguages == ["en"])
        #expect(
            checker.rangeOfMisspelledWord(in: "teh", range: range, startingAt: 0, wrap: true, language: "de")
                .location == NSNotFound)
        #expect(checker.guesses(forWordRange: range, in: "teh", language: "de") == nil)
    }

    @Test func `words can be ignored by one checker, and learned by all`() {
        let sim = Simulator()
        sim.spellingWords["en"] = Self.words
        func isWrong(_ word: String, _ checker: UITextChecker) -> Bool {
            let range = NSRange(location: 0, length: word.utf16.count)
            return checker.rangeOfMisspelledWord(
                in: word, range: range, startingAt: 0, wrap: false, language: "en"
            ).location == 0
        }
        let (one, other) = (UITextChecker(), UITextChecker())
        one.ignoreWord("foo")
        #expect(!isWrong("foo", one) && isWrong("foo", other) && one.ignoredWords == ["foo"])
        UITextChecker.learnWord("Bar")
        #expect(!isWrong("bar", one) && !isWrong("bar", other) && UITextChecker.hasLearnedWord("BAR"))
        UITextChecker.unlearnWord("bar")
        #expect(isWrong("bar", one))
    }

    @Test(arguments: [
        ("teh", ["tea", "ten", "the"]), ("quik", ["quick", "quit"]), ("xyz", []), ("the", ["then"]),
    ])
    func `guesses differ by one letter`(word: String, expected: [String]) {
        let sim = Simulator()
        sim.spellingWords["en"] = ["the", "ten", "tea", "then", "quick", "quit"]
        let range = NSRange(location: 0, length: word.utf16.count)
        #expect(UITextChecker().guesses(forWordRange: range, in: word, language: "en") == expected)
        #expect(
            UITextChecker().completions(
                forPartialWordRange: NSRange(location: 0, length: 2), in: "quilt", language: "en")
                == ["quick", "quit"])
    }
}
