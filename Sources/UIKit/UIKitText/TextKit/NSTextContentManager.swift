/// Manages the contents of a document as elements, for layout managers. iOS 15. Follows Apple's page "NSTextContentManager".
///
/// The class is abstract: a subclass stores the contents, and overrides the members of ``NSTextElementProvider``. ``NSTextContentStorage``
/// is the subclass for attributed text.
open class NSTextContentManager: NSObject, NSTextElementProvider {
    /// The options for enumerating elements. Follows Apple's page "NSTextContentManager.EnumerationOptions".
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enumerates backward.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    private var managers: [NSTextLayoutManager] = []
    /// The nesting depth of the transactions.
    private var transactions = 0
    private var edits: [(old: NSTextRange, new: NSTextRange)] = []

    /// Creates a content manager without contents.
    public override init() {
        super.init()
    }

    /// The delegate that provides elements, and hides elements. Not retained.
    @_disfavoredOverload
    open weak var delegate: (any NSTextContentManagerDelegate)?

    // MARK: Layout managers

    /// The layout managers of the contents. They are retained.
    open var textLayoutManagers: [NSTextLayoutManager] { managers }

    /// Adds a layout manager. It is removed from its previous content manager.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !managers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        notifying(of: .textLayoutManagers) { managers.append(textLayoutManager) }
        textLayoutManager.moved(to: self)
    }

    /// Removes a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard managers.contains(where: { $0 === textLayoutManager }) else { return }
        notifying(of: .textLayoutManagers) { managers.removeAll { $0 === textLayoutManager } }
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
        textLayoutManager.moved(to: nil)
    }

    /// The layout manager in which the user edits. Setting one that isn't in ``textLayoutManagers`` sets `nil`. Default `nil`.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        willSet { willNotify(of: .primaryTextLayoutManager) }
        didSet {
            if !managers.contains(where: { $0 === primaryTextLayoutManager }) {
                primaryTextLayoutManager = nil
            }
            didNotify(of: .primaryTextLayoutManager)
        }
    }

    /// Updates all layout managers except the primary one. Without a handler it does so immediately; in that case it does nothing during a
    /// transaction.
    open func synchronizeTextLayoutManagers(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        guard !hasEditingTransaction else {
            completionHandler?(CocoaError(.fileWriteUnknown))
            return
        }
        for manager in managers where manager !== primaryTextLayoutManager { manager.contentsChanged(edits) }
        edits = []
        completionHandler?(nil)
    }

    /// Returns the elements that intersect a range, or contain the location of an empty one.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var elements: [NSTextElement] = []
        enumerateTextElements(from: range.location, options: []) { element in
            guard let place = element.elementRange else { return true }
            let isAtPlace = range.isEmpty && !place.location.isAfter(range.location)
            guard place.location.isBefore(range.endLocation) || isAtPlace else { return false }
            elements.append(element)
            return true
        }
        return elements
    }

    // MARK: Editing

    /// Whether a transaction is running.
    open var hasEditingTransaction: Bool { transactions > 0 }

    /// Runs a block that changes the contents. Calls can be nested. After the outermost block, the layout managers and the backing store
    /// are synchronized, if the two properties are `true`.
    open func performEditingTransaction(_ transaction: () -> Void) {
        countTransactions(1)
        transaction()
        countTransactions(-1)
        guard transactions == 0 else { return }
        endTransaction()
    }

    private func countTransactions(_ change: Int) {
        guard transactions + min(change, 0) == 0 else { return transactions += change }
        notifying(of: .hasEditingTransaction) { transactions += change }
    }

    private func endTransaction() {
        let edits = edits
        if !edits.isEmpty { primaryTextLayoutManager?.contentsChanged(edits) }
        if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers() }
        if automaticallySynchronizesToBackingStore { synchronizeToBackingStore() }
    }

    /// Records a change of the contents: the range before it, and the range that replaces it. A subclass calls it for each change. Outside
    /// of a transaction it takes effect immediately.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        edits.append((originalTextRange, newTextRange))
        if !hasEditingTransaction { endTransaction() }
    }

    /// Whether all layout managers are updated after a transaction. Default `true`.
    open var automaticallySynchronizesTextLayoutManagers = true

    /// Whether the contents are written to the backing store after a transaction. Default `false`.
    open var automaticallySynchronizesToBackingStore = false

    // MARK: Contents

    /// The range of the whole document. A subclass overrides it; the base class returns an empty range.
    open var documentRange: NSTextRange { NSRange(location: 0, length: 0).textRange }

    /// Calls a block with each element. A subclass overrides it; the base class has no elements.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// Replaces the contents of a range with elements. A subclass overrides it; the base class does nothing.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    /// Writes changes to the backing store. A subclass overrides it; the base class has nothing to write, and calls the handler
    /// immediately.
    open func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    /// Returns the location at an offset in characters. A subclass overrides it; the base class returns `nil`.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }

    /// Returns the offset between two locations, in characters. A subclass overrides it; the base class returns `NSNotFound`.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

    /// Returns a range adjusted to the changes of the current transaction. A subclass overrides it; the base class returns `nil`.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        nil
    }
}
