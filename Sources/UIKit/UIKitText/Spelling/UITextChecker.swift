/// Finds misspelled words. iOS 3.2.
///
/// Linux has no dictionary: a simulator defines the words of a language. A language without words has no dictionary, as on a
/// device: ``availableLanguages`` doesn't contain it, and none of its words is misspelled. `en` includes `en_US` and other regions.
/// Follows Apple's page "UITextChecker".
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private var ignored: [String] = []

    /// Creates a checker without ignored words.
    public override init() {
        super.init()
    }

    /// Returns the range of the next misspelled word in a part of a text, in UTF-16 units; its location is `NSNotFound` if there is
    /// none. The search begins at an offset in the text and, if it wraps, continues at the beginning of the part.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = Runtime.current.spelling.words(of: language) else { return none }
        let text = stringToCheck as NSString
        let words = SpelledWords(text, in: range).ranges.filter {
            isWrong(text.substring(with: $0), dictionary)
        }
        return words.first { $0.location >= startingOffset } ?? (wrapFlag ? words.first : nil) ?? none
    }

    private func isWrong(_ word: String, _ dictionary: Set<String>) -> Bool {
        let plain = word.lowercased()
        return !dictionary.contains(plain) && !ignored.contains(word)
            && !Runtime.current.spelling.learned.contains(plain)
    }

    /// Returns guesses for a misspelled word, with one letter changed, added, removed or swapped with its neighbor, in alphabetical
    /// order; `nil` for a language without words.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let word = (string as NSString).substring(with: range).lowercased()
        return Runtime.current.spelling.words(of: language)?.filter { SpelledWords.isNear($0, word) }.sorted()
    }

    /// Returns the words that begin with a partial word, in alphabetical order; `nil` for a language without words.
    open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
    ) -> [String]? {
        let part = (string as NSString).substring(with: range).lowercased()
        return Runtime.current.spelling.words(of: language)?.filter { $0.hasPrefix(part) && $0 != part }
            .sorted()
    }

    /// Ignores a word in this checker.
    open func ignoreWord(_ wordToIgnore: String) {
        if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
    }

    /// The words that this checker ignores.
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }

    /// Adds a word to the learned words of all checkers.
    open class func learnWord(_ word: String) { Runtime.current.spelling.learned.insert(word.lowercased()) }

    /// Returns whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool {
        Runtime.current.spelling.learned.contains(word.lowercased())
    }

    /// Removes a learned word.
    open class func unlearnWord(_ word: String) { Runtime.current.spelling.learned.remove(word.lowercased()) }

    /// The languages with words.
    open class var availableLanguages: [String] { Runtime.current.spelling.languages.keys.sorted() }
}
