/// The contents of a document as elements, for layout managers that lay them out. iOS 15. Follows Apple's page
/// "NSTextContentManager".
///
/// The class is abstract: a subclass has the contents, and overrides the members of ``NSTextElementProvider``. ``NSTextContentStorage``
/// is the one for attributed text.
open class NSTextContentManager: NSObject, NSTextElementProvider {
    /// How elements are enumerated. Follows Apple's page "NSTextContentManager.EnumerationOptions".
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Backward.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    private var managers: [NSTextLayoutManager] = []
    /// How many transactions are in each other.
    private var transactions = 0
    private var edits: [(old: NSTextRange, new: NSTextRange)] = []

    /// Creates a content manager without contents.
    public override init() {
        super.init()
    }

    /// Gives elements of its own, and hides elements. Not retained.
    @_disfavoredOverload
    open weak var delegate: (any NSTextContentManagerDelegate)?

    // MARK: Layout managers

    /// Those that lay the contents out. They are retained.
    open var textLayoutManagers: [NSTextLayoutManager] { managers }

    /// Adds one that lays the contents out. It leaves the content manager that it had.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !managers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        notifying(of: .textLayoutManagers) { managers.append(textLayoutManager) }
        textLayoutManager.moved(to: self)
    }

    /// Takes one away that lays the contents out.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard managers.contains(where: { $0 === textLayoutManager }) else { return }
        notifying(of: .textLayoutManagers) { managers.removeAll { $0 === textLayoutManager } }
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
        textLayoutManager.moved(to: nil)
    }

    /// The one in which the user edits. One that is not among ``textLayoutManagers`` becomes `nil`. Default `nil`.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        willSet { willNotify(of: .primaryTextLayoutManager) }
        didSet {
            if !managers.contains(where: { $0 === primaryTextLayoutManager }) {
                primaryTextLayoutManager = nil
            }
            didNotify(of: .primaryTextLayoutManager)
        }
    }

    /// Brings the layout managers but the primary one up to date. Without a handler at once; in a transaction nothing happens then.
    open func synchronizeTextLayoutManagers(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        guard !hasEditingTransaction else {
            completionHandler?(CocoaError(.fileWriteUnknown))
            return
        }
        for manager in managers where manager !== primaryTextLayoutManager { manager.contentsChanged(edits) }
        edits = []
        completionHandler?(nil)
    }

    /// The elements that have something in common with a range, or hold the place of an empty one.
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

    /// Whether a transaction runs.
    open var hasEditingTransaction: Bool { transactions > 0 }

    /// Changes the contents in a block. Calls may be nested. After the outermost one layout managers and the store are brought up to
    /// date, where the two properties say so.
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

    /// Notes that contents have changed: a range of before, and the one that came in its place. A subclass calls it with each
    /// change. Outside of a transaction it counts at once.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        edits.append((originalTextRange, newTextRange))
        if !hasEditingTransaction { endTransaction() }
    }

    /// Whether all layout managers are brought up to date after a transaction. Default `true`.
    open var automaticallySynchronizesTextLayoutManagers = true

    /// Whether contents are written to their store after a transaction. Default `false`.
    open var automaticallySynchronizesToBackingStore = false

    // MARK: Contents

    /// From the document's beginning to its end. A subclass overrides it; here it is empty.
    open var documentRange: NSTextRange { NSRange(location: 0, length: 0).textRange }

    /// Calls a block with one element after another. A subclass overrides it; here there is none.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// Puts elements in the place of what a range covers. A subclass overrides it; here nothing happens.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    /// Writes changes to where the contents are kept. A subclass overrides it; here there is nothing to be written, and the handler
    /// is called at once.
    open func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    /// The place that is a number of characters away. A subclass overrides it; here `nil`.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }

    /// How many characters lie between two places. A subclass overrides it; here `NSNotFound`.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

    /// A range after the changes of the present transaction. A subclass overrides it; here `nil`.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        nil
    }
}
