/// The text of a text view, which notifies its layout managers of each change. iOS 7. Follows Apple's page "NSTextStorage".
///
/// A subclass that stores text and attributes elsewhere overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)`, and `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` in the last two. All
/// other members use these four.
open class NSTextStorage: NSMutableAttributedString {
    /// The changed parts of a text: characters, attributes. Follows Apple's page "NSTextStorage.EditActions".
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bit mask.
        public let rawValue: UInt

        /// Creates a set from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    // The text. Foundation's own storage is kept in sync, because Foundation copies from it.
    private var text = ""
    private var runs = AttributeRuns()
    private var edit = TextEdit()
    private var managers: [NSLayoutManager] = []

    /// Creates an empty text.
    public init() {
        super.init(string: "")
    }

    /// Creates a text without attributes.
    public override init(string: String) {
        super.init(string: "")
        fill(NSAttributedString(string: string))
    }

    /// Creates a text with attributes.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        fill(NSAttributedString(string: string, attributes: attrs))
    }

    /// Creates a copy of another text.
    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        fill(attributedString)
    }

    /// Creates an empty text, because archives of texts aren't supported.
    public required init?(coder: NSCoder) {
        super.init(string: "")
    }

    private func fill(_ content: NSAttributedString) {
        text = content.string
        super.replaceCharacters(in: NSRange(location: 0, length: 0), with: content)
        runs.replace(NSRange(location: 0, length: 0), withLength: content.length)
        content.eachRun { attributes, range in runs.set(attributes, in: range) }
    }

    // MARK: Primitive members

    /// The characters.
    open override var string: String { text }

    /// Returns the attributes at a location, and their effective range.
    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
        -> [NSAttributedString.Key: Any]
    {
        let run = runs.run(at: location)
        range?.pointee = run.range
        return run.attributes
    }

    /// Replaces characters.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        text.replace(range, with: str)
        let newLength = str.utf16.count
        runs.replace(range, withLength: newLength)
        let attributes = newLength > 0 ? runs.run(at: range.location).attributes : [:]
        super.replaceCharacters(in: range, with: NSAttributedString(string: str, attributes: attributes))
        edited(.editedCharacters, range: range, changeInLength: newLength - range.length)
    }

    /// Sets the attributes of characters.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        runs.set(attrs ?? [:], in: range)
        if range.length > 0 {
            let part = NSAttributedString(string: text.part(range), attributes: attrs)
            super.replaceCharacters(in: range, with: part)
        }
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Editing

    /// Posted after a change, before attributes are fixed. The object is the text storage.
    public static var willProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    }

    /// Posted after a change, before layout managers are notified. The object is the text storage.
    public static var didProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageDidProcessEditingNotification")
    }

    /// The observer of changes for text layout managers: a content storage. Not retained. Defaults to `nil`. iOS 15.
    open weak var textStorageObserver: (any NSTextStorageObserving)?

    /// The delegate, called before and after attributes are fixed. Not retained.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The layout managers.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Adds a layout manager.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    /// The parts changed since the last notification; empty outside ``processEditing()``.
    open var editedMask: EditActions { edit.mask }

    /// The changed range, in the current text.
    open var editedRange: NSRange { edit.range }

    /// The change in the text's length.
    open var changeInLength: Int { edit.changeInLength }

    /// Records a change, and processes it immediately outside ``beginEditing()`` and ``endEditing()``.
    open func edited(
        _ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
    ) {
        edit.add(editedMask, editedRange, delta)
        if edit.depth == 0 { processEditing() }
    }

    /// Notifies the delegate and the layout managers of the changes.
    open func processEditing() {
        guard !edit.mask.isEmpty else { return }
        // The delegate's changes are part of this change.
        edit.depth += 1
        delegate?.textStorage(
            self, willProcessEditing: edit.mask, range: edit.range, changeInLength: edit.changeInLength)
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        invalidateAttributes(in: edit.range)
        delegate?.textStorage(
            self, didProcessEditing: edit.mask, range: edit.range, changeInLength: edit.changeInLength)
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        edit.depth -= 1
        let done = edit
        edit.clear()
        textStorageObserver?.processEditing(
            for: self, edited: done.mask, range: done.range, changeInLength: done.changeInLength,
            invalidatedRange: done.range)
        for manager in managers {
            manager.processEditing(
                for: self, edited: done.mask, range: done.range, changeInLength: done.changeInLength,
                invalidatedRange: done.range)
        }
    }

    /// Whether attributes are fixed when they are read rather than with each change: always `false`.
    open var fixesAttributesLazily: Bool { false }

    /// Fixes attributes in a range after a change: see ``Foundation/NSMutableAttributedString/fixAttributes(in:)``. Called by
    /// ``processEditing()``.
    open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

    /// Ensures that attributes in a range are fixed. Does nothing, because they always are.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    /// Defers the processing of changes until ``endEditing()``. Calls can be nested.
    open override func beginEditing() { edit.depth += 1 }

    /// Processes the changes since ``beginEditing()``.
    open override func endEditing() {
        edit.depth = max(0, edit.depth - 1)
        if edit.depth == 0 { processEditing() }
    }

    // MARK: Members that use the primitives

    /// The length in UTF-16 units.
    open override var length: Int { string.utf16.count }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.eachRun { attributes, run in
            setAttributes(
                attributes, range: NSRange(location: range.location + run.location, length: run.length))
        }
        endEditing()
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(
        in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        beginEditing()
        eachRun(in: range) { attributes, run in
            var attributes = attributes
            change(&attributes)
            setAttributes(attributes, range: run)
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        eachRun(in: enumerationRange) { runs.append(($0, $1)) }
        var stop = ObjCBool(false)
        for (attributes, range) in opts.contains(.reverse) ? runs.reversed() : runs where !stop.boolValue {
            block(attributes, range, &stop)
        }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let values = values(of: attrName, in: enumerationRange)
        for (value, range) in opts.contains(.reverse) ? values.reversed() : values where !stop.boolValue {
            block(value, range, &stop)
        }
    }

    /// Returns the values of an attribute, each with its complete effective range.
    private func values(of name: NSAttributedString.Key, in range: NSRange) -> [(Any?, NSRange)] {
        var values: [(Any?, NSRange)] = []
        eachRun(in: range) { attributes, run in
            if let last = values.last, AttributeRuns.areEqual(last.0, attributes[name]) {
                values[values.count - 1].1.length += run.length
            } else {
                values.append((attributes[name], run))
            }
        }
        return values
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString { plain(range) }

    open override func copy(with zone: NSZone? = nil) -> Any { plain(NSRange(location: 0, length: length)) }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: plain(NSRange(location: 0, length: length)))
    }

    /// Returns a range as a text storage.
    package func part(_ range: NSRange) -> NSTextStorage {
        let part = NSTextStorage()
        eachRun(in: range) { attributes, run in
            part.append(string.part(run), attributes)
        }
        return part
    }

    /// Appends characters with attributes, without notifications.
    func append(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
        let range = NSRange(location: runs.length, length: string.utf16.count)
        text += string
        let place = NSRange(location: range.location, length: 0)
        runs.replace(place, withLength: range.length)
        runs.set(attributes, in: range)
        super.replaceCharacters(in: place, with: NSAttributedString(string: string, attributes: attributes))
    }

    /// Returns a range as a Foundation attributed string.
    package func plain(_ range: NSRange) -> NSAttributedString {
        let part = NSMutableAttributedString(string: "")
        eachRun(in: range) { attributes, run in
            part.append(NSAttributedString(string: string.part(run), attributes: attributes))
        }
        return part.copy() as? NSAttributedString ?? part
    }

    /// Calls a block for each run in a range, with ``attributes(at:effectiveRange:)``.
    private func eachRun(
        in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
    ) {
        var location = range.location
        while location < range.upperBound {
            var effective = NSRange(location: location, length: 0)
            let attributes = attributes(at: location, effectiveRange: &effective)
            let end = max(min(effective.upperBound, range.upperBound), location + 1)
            body(attributes, NSRange(location: location, length: end - location))
            location = end
        }
    }
}

/// Observes the changes of a text storage. iOS 7. Follows Apple's page "NSTextStorageDelegate".
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before attributes are fixed and layout managers are notified of a change. The delegate can change text
    /// and attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Called before layout managers are notified of a change. The delegate can change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
