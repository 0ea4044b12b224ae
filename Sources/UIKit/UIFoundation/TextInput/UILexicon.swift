/// Words that the device knows in addition to the dictionary: names of contacts and text replacements. iOS 8.
///
/// A custom keyboard requests it with ``UIInputViewController/requestSupplementaryLexicon(completion:)``. Follows Apple's page
/// "UILexicon".
@preconcurrency @MainActor
open class UILexicon: NSObject, @preconcurrency NSCopying {
    private let list: [UILexiconEntry]

    /// Creates a lexicon without entries.
    public override init() {
        list = []
        super.init()
    }

    package init(_ entries: [UILexiconEntry]) {
        list = entries
        super.init()
    }

    /// The entries of the lexicon.
    open var entries: [UILexiconEntry] { list }

    /// Returns the lexicon, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An entry of a lexicon. iOS 8. Follows Apple's page "UILexiconEntry".
@preconcurrency @MainActor
open class UILexiconEntry: NSObject, @preconcurrency NSCopying {
    private let typed: String
    private let meant: String

    /// Creates an entry without text.
    public override init() {
        (typed, meant) = ("", "")
        super.init()
    }

    package init(userInput: String, documentText: String) {
        (typed, meant) = (userInput, documentText)
        super.init()
    }

    /// The text that is inserted into the document.
    open var documentText: String { meant }

    /// The text that the user types.
    open var userInput: String { typed }

    /// Returns the entry, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
