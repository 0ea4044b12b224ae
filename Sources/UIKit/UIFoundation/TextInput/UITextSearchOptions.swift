/// The options of a text search. iOS 16. Follows Apple's page "UITextSearchOptions".
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    private let method: WordMatchMethod
    private let compare: NSString.CompareOptions

    /// The part of a word that must match. iOS 16. Follows Apple's page "UITextSearchOptions.WordMatchMethod".
    public enum WordMatchMethod: Int, Sendable {
        /// Any part of the word.
        case contains = 0
        /// The beginning of the word.
        case startsWith = 1
        /// The whole word.
        case fullWord = 2
    }

    /// Creates options for any part of a word, case-sensitive.
    public override init() {
        (method, compare) = (.contains, [])
        super.init()
    }

    package init(_ method: WordMatchMethod, _ compare: NSString.CompareOptions) {
        (self.method, self.compare) = (method, compare)
        super.init()
    }

    /// The part of a word that must match.
    open var wordMatchMethod: UITextSearchOptions.WordMatchMethod { method }

    /// The options of the comparison. The find navigator uses `.caseInsensitive` until the user chooses otherwise.
    open var stringCompareOptions: NSString.CompareOptions { compare }
}

/// The style of a range of text during a search. iOS 16. Follows Apple's page "UITextSearchFoundTextStyle".
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// The normal style.
    case normal = 0
    /// The style of a result.
    case found = 1
    /// The style of the highlighted result.
    case highlighted = 2
}
