/// How text is searched for. iOS 16. Follows Apple's page "UITextSearchOptions".
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    private let method: WordMatchMethod
    private let compare: NSString.CompareOptions

    /// Which part of a word has to match. iOS 16. Follows Apple's page "UITextSearchOptions.WordMatchMethod".
    public enum WordMatchMethod: Int, Sendable {
        /// Any part.
        case contains = 0
        /// Its beginning.
        case startsWith = 1
        /// The whole word.
        case fullWord = 2
    }

    /// Creates options for any part of a word, in the same letters.
    public override init() {
        (method, compare) = (.contains, [])
        super.init()
    }

    init(_ method: WordMatchMethod, _ compare: NSString.CompareOptions) {
        (self.method, self.compare) = (method, compare)
        super.init()
    }

    /// Which part of a word has to match.
    open var wordMatchMethod: UITextSearchOptions.WordMatchMethod { method }

    /// How text is compared. The find navigator's is `.caseInsensitive` until the user chooses otherwise.
    open var stringCompareOptions: NSString.CompareOptions { compare }
}

/// How text that was found looks. iOS 16. Follows Apple's page "UITextSearchFoundTextStyle".
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As ever.
    case normal = 0
    /// As one of those that were found.
    case found = 1
    /// As the one that the user is at.
    case highlighted = 2
}
