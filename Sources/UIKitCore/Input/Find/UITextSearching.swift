/// Searches its text for a ``UITextSearchingFindSession``, and shows what was found. iOS 16.
///
/// Members from `supportsTextReplacement` on are optional. Follows Apple's page "UITextSearching".
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// What tells one document from others, where several are searched.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// What is selected: the search begins to highlight there.
    var selectedTextRange: UITextRange? { get }

    /// The order of two ranges of a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?)
        -> ComparisonResult

    /// Searches, at once or later, and gives the aggregator each range and then the end of the search.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

    /// Shows a range in a style.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)

    /// Shows all text as ever.
    func clearAllDecoratedFoundText()

    /// Whether text can be replaced. Default `false`.
    var supportsTextReplacement: Bool { get }

    /// Whether a range may be replaced by a text. Default `true`.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool

    /// Replaces a range by a text.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)

    /// Replaces all that is found for a query.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)

    /// Called before a range is shown as the one that the user is at.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

    /// Brings a range into view.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// The document with the selection. Default `nil`.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// The order of two documents. Default `.orderedSame`: as they are found.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

// What Apple declares as optional.
extension UITextSearching {
    /// Nothing can be replaced.
    public var supportsTextReplacement: Bool { false }
    /// It may.
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
    /// None.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// As they are found.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
}

/// Takes what a search finds. iOS 16.
///
/// One that belongs to an earlier search takes nothing any more. Follows Apple's page "UITextSearchAggregator".
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier> where DocumentIdentifier: Hashable {
    let take: FoundTextTaker<DocumentIdentifier>

    /// The ranges that were found and still count, in the order of the text.
    public var allFoundRanges: [UITextRange] { take.ranges() }

    /// Takes a range that was found for a query.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        take.found(range, searchString, document)
    }

    /// Takes a range back: its text is another one now.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        take.lost(range, document)
    }

    /// Takes all ranges back.
    public func invalidate() { take.lostAll() }

    /// Called when there is no more to find: the range at the selection is shown as the one that the user is at.
    public func finishedSearching() { take.finished() }
}

/// What a search does with what it is given.
@MainActor
struct FoundTextTaker<Document: Hashable> {
    let ranges: () -> [UITextRange]
    let found: (UITextRange, String, Document) -> Void
    let lost: (UITextRange, Document) -> Void
    let lostAll: () -> Void
    let finished: () -> Void
}
