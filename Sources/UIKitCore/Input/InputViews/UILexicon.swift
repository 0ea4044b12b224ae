/// Words that the user's device knows beside the dictionary: names of contacts, the user's shortcuts. iOS 8.
///
/// A custom keyboard asks for it with ``UIInputViewController/requestSupplementaryLexicon(completion:)``. Follows Apple's page
/// "UILexicon".
@preconcurrency @MainActor
open class UILexicon: NSObject, @preconcurrency NSCopying {
    private let list: [UILexiconEntry]

    /// Creates a lexicon without entries.
    public override init() {
        list = []
        super.init()
    }

    init(_ entries: [UILexiconEntry]) {
        list = entries
        super.init()
    }

    /// The words.
    open var entries: [UILexiconEntry] { list }

    /// The lexicon itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A word of a lexicon. iOS 8. Follows Apple's page "UILexiconEntry".
@preconcurrency @MainActor
open class UILexiconEntry: NSObject, @preconcurrency NSCopying {
    private let typed: String
    private let meant: String

    /// Creates an entry without words.
    public override init() {
        (typed, meant) = ("", "")
        super.init()
    }

    init(userInput: String, documentText: String) {
        (typed, meant) = (userInput, documentText)
        super.init()
    }

    /// What goes into the document.
    open var documentText: String { meant }

    /// What the user types for it.
    open var userInput: String { typed }

    /// The entry itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
