/// A search of the find navigator. iOS 16.
///
/// The base class finds nothing: return a ``UITextSearchingFindSession``, or a subclass that overrides the other members. Follows
/// Apple's page "UIFindSession".
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The style of the result count in the navigator. iOS 16. Follows Apple's page "UIFindSession.SearchResultDisplayStyle".
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The index of the highlighted result and the number of results.
        case currentAndTotal = 0
        /// The number of results.
        case total = 1
        /// No count.
        case none = 2
    }

    /// Creates a session without results.
    public override init() {
        super.init()
    }

    /// The number of results.
    open var resultCount: Int { 0 }

    /// The index of the highlighted result, from 0; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }

    /// The style of the result count. Default `.currentAndTotal`.
    open var searchResultDisplayStyle = UIFindSession.SearchResultDisplayStyle.currentAndTotal

    /// Whether the session can replace text. Default `false`.
    open var supportsReplacement: Bool { false }

    /// The former name of ``supportsReplacement``. Deprecated by Apple in iOS 16.
    open var allowsReplacement: Bool { supportsReplacement }

    /// Whether the highlighted result may be replaced. Default `false`.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches for a query. Called after each edit of the search text.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the highlighted result.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}

    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Highlights the next or the previous result. The last result is followed by the first.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Discards all results. Called when the navigator is dismissed.
    open func invalidateFoundResults() {}

    /// Called when the results have changed.
    package var onChange: (() -> Void)?
}

/// A session for an object that searches its own text. iOS 16. Follows Apple's page "UITextSearchingFindSession".
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

    /// The searched object; `nil` after its release.
    open var searchableObject: (any UITextSearching)? { search.searchable }

    /// The number of results.
    open override var resultCount: Int { search.count }

    /// The index of the highlighted result; `NSNotFound` for none.
    open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }

    /// Whether the object can replace text.
    open override var supportsReplacement: Bool { search.supportsReplacement }

    /// Whether the object allows replacing the highlighted result.
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { search.mayReplace("") }

    /// Makes the object search. An empty query finds nothing.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search.begin(query, options ?? UITextSearchOptions())
    }

    /// Replaces the highlighted result, if the object allows it, and searches again: the next result is highlighted.
    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard search.mayReplace(replacementString) else { return }
        let place = search.highlighted
        search.replace(replacementString)
        performSearch(query: searchQuery, options: options)
        if let place, search.count > 0 { search.highlight(min(place, search.count - 1)) }
    }

    /// Makes the object replace all results, and searches again.
    open override func replaceAll(
        searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard search.supportsReplacement else { return }
        search.replaceAll(searchQuery, options ?? UITextSearchOptions(), replacementString)
        performSearch(query: searchQuery, options: options)
    }

    /// Highlights the next or the previous result.
    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard search.count > 0 else { return }
        guard let place = search.highlighted else {
            return search.highlight(direction == .forward ? 0 : search.count - 1)
        }
        let step = direction == .forward ? 1 : search.count - 1
        search.highlight((place + step) % search.count)
    }

    /// Discards all results and makes the object remove its decorations.
    open override func invalidateFoundResults() { search.clear() }
}
