/// Searches its text for a ``UITextSearchingFindSession``, and shows the results. iOS 16.
///
/// Members from `supportsTextReplacement` on are optional. Follows Apple's page "UITextSearching".
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// Identifies a document if several are searched.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection. The first highlighted result is at or after it.
    var selectedTextRange: UITextRange? { get }

    /// Returns the order of two ranges of a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?)
        -> ComparisonResult

    /// Searches, immediately or later, passes each range to the aggregator, and then reports the end of the search.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

    /// Shows a range in a style.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)

    /// Removes all styles.
    func clearAllDecoratedFoundText()

    /// Whether text can be replaced. Default `false`.
    var supportsTextReplacement: Bool { get }

    /// Returns whether a range may be replaced with a text. Default `true`.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool

    /// Replaces a range with a text.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)

    /// Replaces all results of a query.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)

    /// Called before a range is highlighted.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

    /// Scrolls a range into view.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// The document of the selection. Default `nil`.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// Returns the order of two documents. Default `.orderedSame`: the order of the results.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

// Optional members of Apple's protocol.
extension UITextSearching {
    /// Default `false`.
    public var supportsTextReplacement: Bool { false }
    /// Returns `true`.
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
        -> Bool
    { true }
    /// Does nothing.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Does nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
    /// Does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Default `nil`.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// Returns `.orderedSame`: the order of the results.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
}

/// Collects the results of a search. iOS 16.
///
/// An aggregator of an earlier search ignores further results. Follows Apple's page "UITextSearchAggregator".
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier> where DocumentIdentifier: Hashable {
    let take: FoundTextTaker<DocumentIdentifier>

    /// The valid results, in the order of the text.
    public var allFoundRanges: [UITextRange] { take.ranges() }

    /// Adds a result for a query.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        take.found(range, searchString, document)
    }

    /// Removes a result whose text has changed.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        take.lost(range, document)
    }

    /// Removes all results.
    public func invalidate() { take.lostAll() }

    /// Ends the search. The result at the selection is highlighted.
    public func finishedSearching() { take.finished() }
}

/// The receiver of a search's results.
@MainActor
struct FoundTextTaker<Document: Hashable> {
    let ranges: () -> [UITextRange]
    let found: (UITextRange, String, Document) -> Void
    let lost: (UITextRange, Document) -> Void
    let lostAll: () -> Void
    let finished: () -> Void
}
