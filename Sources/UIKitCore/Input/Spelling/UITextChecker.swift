/// Looks for words that are written wrongly. iOS 3.2.
///
/// There is no dictionary on Linux: a simulator is given the words of a language. A language without words has no dictionary,
/// as on a device: ``availableLanguages`` lacks it, and no word of it is wrong. `en` counts for `en_US` and other regions too.
/// Follows Apple's page "UITextChecker".
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private var ignored: [String] = []

    /// Creates a checker that ignores no word.
    public override init() {
        super.init()
    }

    /// The range of the next word in a part of a text that is written wrongly, in UTF-16 units; `NSNotFound` as its location
    /// where there is none. The search begins at an offset in the text, and goes on at the beginning of the part if it is to wrap.
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

    /// Words that a wrong one may stand for, with one letter changed, added, left out or exchanged with its neighbour, in the order
    /// of the alphabet; `nil` for a language without words.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let word = (string as NSString).substring(with: range).lowercased()
        return Runtime.current.spelling.words(of: language)?.filter { SpelledWords.isNear($0, word) }.sorted()
    }

    /// Words that begin with a part of one, in the order of the alphabet; `nil` for a language without words.
    open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
    ) -> [String]? {
        let part = (string as NSString).substring(with: range).lowercased()
        return Runtime.current.spelling.words(of: language)?.filter { $0.hasPrefix(part) && $0 != part }
            .sorted()
    }

    /// Takes a word for right in this checker.
    open func ignoreWord(_ wordToIgnore: String) {
        if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
    }

    /// The words that this checker takes for right.
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }

    /// Takes a word for right in all checkers from now on.
    open class func learnWord(_ word: String) { Runtime.current.spelling.learned.insert(word.lowercased()) }

    /// Whether a word has been learned.
    open class func hasLearnedWord(_ word: String) -> Bool {
        Runtime.current.spelling.learned.contains(word.lowercased())
    }

    /// Forgets a word that has been learned.
    open class func unlearnWord(_ word: String) { Runtime.current.spelling.learned.remove(word.lowercased()) }

    /// The languages with words.
    open class var availableLanguages: [String] { Runtime.current.spelling.languages.keys.sorted() }
}
