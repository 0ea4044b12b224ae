/// A search that the find navigator performs. iOS 16.
///
/// The base class finds nothing: return a ``UITextSearchingFindSession``, or a subclass that overrides the rest. Follows Apple's page
/// "UIFindSession".
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// How the navigator says how much was found. iOS 16. Follows Apple's page "UIFindSession.SearchResultDisplayStyle".
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// Which one the user is at, and how many there are.
        case currentAndTotal = 0
        /// How many there are.
        case total = 1
        /// Not at all.
        case none = 2
    }

    /// Creates a session that finds nothing.
    public override init() {
        super.init()
    }

    /// How many results there are.
    open var resultCount: Int { 0 }

    /// The number of the result that the user is at, from 0 on; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }

    /// How the navigator says how much was found. Default `.currentAndTotal`.
    open var searchResultDisplayStyle = UIFindSession.SearchResultDisplayStyle.currentAndTotal

    /// Whether text can be replaced. Default `false`.
    open var supportsReplacement: Bool { false }

    /// The former name of ``supportsReplacement``. Deprecated by Apple in iOS 16.
    open var allowsReplacement: Bool { supportsReplacement }

    /// Whether the result that the user is at may be replaced. Default `false`.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches for a query. Called when the user has typed.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the result that the user is at.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}

    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Goes to the next result, or the one before. Behind the last comes the first.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Forgets all results. Called when the navigator goes.
    open func invalidateFoundResults() {}

    /// Called when the results have changed.
    var onChange: (() -> Void)?
}

/// A session for an object that searches its text. iOS 16. Follows Apple's page "UITextSearchingFindSession".
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let search: any FoundTextSearch

    /// Creates a session for an object, which it does not retain.
    public init<SearchableObject>(searchableObject: SearchableObject)
    where SearchableObject: UITextSearching {
        search = ObjectSearch(searchableObject)
        super.init()
        search.onChange = { [weak self] in self?.onChange?() }
    }

    /// The object that searches; `nil` when it has gone.
    open var searchableObject: (any UITextSearching)? { search.searchable }

    /// How many results there are.
    open override var resultCount: Int { search.count }

    /// The number of the result that the user is at; `NSNotFound` for none.
    open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }

    /// Whether the object can replace text.
    open override var supportsReplacement: Bool { search.supportsReplacement }

    /// Whether the object lets the result be replaced that the user is at.
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { search.mayReplace("") }

    /// Has the object search. An empty query finds nothing.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search.begin(query, options ?? UITextSearchOptions())
    }

    /// Replaces the result that the user is at, if the object lets it, and searches again: the next one is highlighted.
    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard search.mayReplace(replacementString) else { return }
        let place = search.highlighted
        search.replace(replacementString)
        performSearch(query: searchQuery, options: options)
        if let place, search.count > 0 { search.highlight(min(place, search.count - 1)) }
    }

    /// Has the object replace all results, and searches again.
    open override func replaceAll(
        searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard search.supportsReplacement else { return }
        search.replaceAll(searchQuery, options ?? UITextSearchOptions(), replacementString)
        performSearch(query: searchQuery, options: options)
    }

    /// Goes to the next result, or the one before.
    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard search.count > 0 else { return }
        guard let place = search.highlighted else {
            return search.highlight(direction == .forward ? 0 : search.count - 1)
        }
        let step = direction == .forward ? 1 : search.count - 1
        search.highlight((place + step) % search.count)
    }

    /// Forgets all results, and has the object show its text as ever.
    open override func invalidateFoundResults() { search.clear() }
}
