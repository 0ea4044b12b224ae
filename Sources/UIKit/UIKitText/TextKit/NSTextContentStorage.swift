/// Manages the contents of an attributed string as paragraphs. iOS 15. Follows Apple's page "NSTextContentStorage".
///
/// It stores the string in a text storage and observes its changes. Locations count UTF-16 units from the start.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    private var storage: NSTextStorage? = NSTextStorage()
    /// The text, if there is no text storage.
    private var text: NSAttributedString?
    private var paragraphs = ParagraphList()
    /// The changes of the last transaction.
    private var edits: [(place: Int, oldLength: Int, newLength: Int)] = []

    /// Creates a content storage with an empty text storage.
    public override init() {
        super.init()
        storage?.textStorageObserver = self
    }

    /// The delegate that provides elements and paragraphs, and hides elements. Not retained.
    @_nonoverride
    open weak var delegate: (any NSTextContentStorageDelegate)? {
        get { super.delegate as? any NSTextContentStorageDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Text

    /// The text storage. It is retained, and has one content storage. Default an empty one.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            guard newValue !== storage else { return }
            change {
                if storage?.textStorageObserver === self { storage?.textStorageObserver = nil }
                storage = newValue
                storage?.textStorageObserver = self
            }
        }
    }

    private func replaceText(_ newText: NSAttributedString?) {
        if let storage {
            storage.setAttributedString(newText ?? NSAttributedString(string: ""))
        } else {
            change { text = newText.map { NSAttributedString(attributedString: $0) } }
        }
    }

    /// The text, which is the text storage's if there is one.
    open var attributedString: NSAttributedString? {
        get { storage.map { $0.plain(NSRange(location: 0, length: $0.length)) } ?? text }
        set {
            notifying(of: .attributedString) { replaceText(newValue) }
        }
    }

    /// Replaces the whole text.
    private func change(_ body: () -> Void) {
        let old = documentRange
        body()
        paragraphs = ParagraphList()
        recordEditAction(in: old, newTextRange: documentRange)
    }

    /// The length in UTF-16 units.
    private var length: Int { storage?.length ?? text?.length ?? 0 }

    private var string: String { storage?.string ?? text?.string ?? "" }

    private func part(_ range: NSRange) -> NSAttributedString {
        storage?.plain(range) ?? text?.attributedSubstring(from: range) ?? NSAttributedString(string: "")
    }

    // MARK: Elements

    /// Returns the text of a paragraph; `nil` for other elements. Follows Apple's page "attributedString(for:)".
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// Returns a paragraph with a text. Follows Apple's page "textElement(for:)".
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    /// The range of the whole text.
    open override var documentRange: NSTextRange { NSRange(location: 0, length: length).textRange }

    /// Calls a block with each paragraph, until it returns `false`. Paragraphs that the delegate hides are omitted.
    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        let place = (textLocation as? CountedLocation)?.offset ?? (isReverse ? length : 0)
        var edge: (any NSTextLocation)?
        for element in isReverse ? elements(before: place).reversed() : elements(from: place) {
            let isShown = super.delegate?.textContentManager(self, shouldEnumerate: element, options: options)
            guard isShown ?? true else { continue }
            edge = isReverse ? element.elementRange?.location : element.elementRange?.endLocation
            guard block(element) else { break }
        }
        return edge
    }

    /// Returns the elements from the one at a location on; none at or after the end of the text.
    private func elements(from place: Int) -> [NSTextElement] {
        allElements.filter { $0.counted.upperBound > place }
    }

    /// Returns the elements before the one at a location.
    private func elements(before place: Int) -> [NSTextElement] {
        let all = allElements
        if place >= length { return all }
        return all.filter { $0.counted.upperBound <= place }
    }

    private var allElements: [NSTextElement] {
        paragraphs.fill(from: string, length: length, making: element)
        return paragraphs.elements
    }

    /// Returns the element of a paragraph: the delegate's, or else the default one.
    private func element(_ range: NSRange) -> NSTextElement {
        let element =
            super.delegate?.textContentManager(self, textElementAt: CountedLocation(range.location))
            ?? delegate?.textContentStorage(self, textParagraphWith: range)
            ?? NSTextParagraph(attributedString: part(range))
        element.textContentManager = self
        element.elementRange = range.textRange
        return element
    }

    /// Replaces the contents of a range with the text of paragraphs.
    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        let new = NSMutableAttributedString(string: "")
        for element in textElements ?? [] { attributedString(for: element).map(new.append) }
        replaceContents(in: range, with: new)
    }

    func replaceContents(in range: NSTextRange, with new: NSAttributedString) {
        let place = clamped(range)
        if let storage { return storage.replaceCharacters(in: place, with: new) }
        let changed = NSMutableAttributedString(attributedString: text ?? NSAttributedString(string: ""))
        changed.replaceCharacters(in: place, with: new)
        change { text = changed }
    }

    private func clamped(_ range: NSTextRange) -> NSRange {
        let start = min(range.counted.location, length)
        return NSRange(location: start, length: min(range.counted.upperBound, length) - start)
    }

    // MARK: Locations

    /// Returns the location at an offset in UTF-16 units; `nil` outside of the text.
    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    {
        guard let place = (location as? CountedLocation)?.offset else { return nil }
        return (0...length).contains(place + offset) ? CountedLocation(place + offset) : nil
    }

    /// Returns the offset between two locations in UTF-16 units, negative if the second precedes the first; `NSNotFound` for locations of
    /// another type.
    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = from as? CountedLocation, let to = to as? CountedLocation else { return NSNotFound }
        return to.offset - from.offset
    }

    /// Returns a range adjusted to the last transaction: moved if it follows the change, and without deleted text. `nil` if it is
    /// unchanged.
    open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool)
        -> NSTextRange?
    {
        let range = textRange.counted
        func moved(_ place: Int) -> Int {
            edits.reduce(place) { place, edit in
                if place < edit.place { return place }
                return place >= edit.place + edit.oldLength
                    ? place + edit.newLength - edit.oldLength : min(place, edit.place + edit.newLength)
            }
        }
        let start = moved(range.location)
        let adjusted = NSRange(location: start, length: max(0, moved(range.upperBound) - start))
        return adjusted == range ? nil : adjusted.textRange
    }

    // MARK: Changes of the text storage

    /// Called by the text storage after a change.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        let old = NSRange(location: newCharRange.location, length: max(0, newCharRange.length - delta))
        if !hasEditingTransaction { edits = [] }
        edits.append((newCharRange.location, old.length, newCharRange.length))
        paragraphs.forget(old, replacedBy: newCharRange.length, in: string)
        recordEditAction(in: old.textRange, newTextRange: newCharRange.textRange)
    }

    /// Runs a block that changes the contents, as one transaction.
    open override func performEditingTransaction(_ transaction: () -> Void) {
        if !hasEditingTransaction { edits = [] }
        super.performEditingTransaction(transaction)
    }

    /// Runs a block that changes the text storage, as one transaction.
    open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
        performEditingTransaction(transaction)
    }
}

extension NSTextRange {
    /// The range in UTF-16 units.
    var counted: NSRange {
        let start = (location as? CountedLocation)?.offset ?? 0
        let end = (endLocation as? CountedLocation)?.offset ?? start
        return NSRange(location: start, length: end - start)
    }
}

extension NSTextElement {
    /// The element's range in UTF-16 units.
    var counted: NSRange { elementRange?.counted ?? NSRange(location: 0, length: 0) }
}
