@_spi(UIKitModules) import UIKitCore

/// A scrollable, multiline text that the user can edit. Follows Apple's page "UITextView".
///
/// Typed text replaces the selection. A tap begins editing, with the insertion point at the finger; a tap on a link of a noneditable
/// text opens it. The ``layoutManager`` lays out the text, for each way of creating the view.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting,
    UIFindInteractionDelegate
{
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer
    var state = TextViewState()

    /// Creates a view without text.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a view that shows a container, with the text of its layout manager. iOS 7.
    ///
    /// A container without a layout manager or a text storage gets them. The view retains all three.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (storage, manager, container) = UITextView.parts(textContainer)
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view from an archive, without text.
    public required init?(coder: NSCoder) {
        (storage, manager, container) = UITextView.parts(nil)
        super.init(coder: coder)
        setUp()
        coder.interface.map(readTextView)
    }

    /// Creates a view that uses a text layout manager on Apple's platforms, or doesn't. Both have the same appearance here. iOS 16.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    // MARK: Delegate

    /// The delegate. Not retained.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Text

    /// The text; empty if there is none. Setting it doesn't call the delegate, and moves the insertion point to its end.
    ///
    /// A new text gets the view's font, color and alignment.
    open var text: String! {
        get { storage.string }
        set {
            changing(.text) {
                changeText { setText(NSAttributedString(string: newValue ?? "", attributes: baseAttributes)) }
            }
        }
    }

    /// The attributed text. iOS 6.
    ///
    /// A new text has its own style: ``font`` and ``textColor`` are set to those of its first character.
    open var attributedText: NSAttributedString! {
        get { storage.plain(NSRange(location: 0, length: storage.length)) }
        set {
            let text = newValue ?? NSAttributedString(string: "")
            takeStyle(of: text)
            changing(.attributedText) { changeText { setText(text) } }
        }
    }

    /// The font. Defaults to the system's body font; `nil` resets it. Setting it applies it to the whole text.
    open var font: UIFont? {
        get { style.font ?? UITextView.standardFont }
        set {
            style.font = newValue
            restyle(.font, newValue ?? UITextView.standardFont)
        }
    }

    /// The color of the text. Defaults to the system's label color; `nil` resets it. Setting it applies it to the whole text.
    open var textColor: UIColor? {
        get { style.textColor ?? LabelStyle.standardColor }
        set {
            style.textColor = newValue
            restyle(.foregroundColor, newValue ?? LabelStyle.standardColor)
        }
    }

    /// The alignment of the text. Default `.natural`. Setting it applies it to the whole text.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { realign(newValue) }
    }

    /// The attributes of typed text. When the selection changes, they are set to those of the selected text. iOS 6.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { state.typingAttributes }
        set {
            state.typingAttributes = newValue
            textWasLaidOut()
        }
    }

    /// The additional attributes of links. Defaults to the tint color. iOS 7.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { state.linkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set {
            state.linkAttributes = newValue
            manager.invalidate()
        }
    }

    /// The types of data that are shown as links in a noneditable text. Default none. iOS 3.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { manager.invalidate() }
    }

    /// The border style of the view. iOS 17. Follows Apple's page "UITextView.BorderStyle".
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A line with rounded corners.
        case roundedRect = 1
    }

    /// The border style. Default `.none`. iOS 17.
    open var borderStyle = UITextView.BorderStyle.none {
        didSet { setNeedsDisplay() }
    }

    // MARK: Layout

    /// The text with its layout managers. iOS 7.
    open var textStorage: NSTextStorage { storage }

    /// The layout manager of the text. iOS 7.
    open var layoutManager: NSLayoutManager { manager }

    /// The area in which the text is laid out. iOS 7.
    open var textContainer: NSTextContainer { container }

    /// The insets of the text within the content, in points. Default 8 at the top and bottom. iOS 7.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textWasLaidOut() } }
    }

    /// The size of the text with its insets, in whole pixels, as wide as the view.
    open override var contentSize: CGSize {
        get {
            fitContent()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Whether the user can scroll the text. The intrinsic size of a view that doesn't scroll is that of its text. Default `true`.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the text if the view doesn't scroll, in whole pixels; none if it scrolls.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            : measuredSize(width: .greatestFiniteMagnitude)
    }

    /// Returns the size of the text in lines of a given width, with its insets, in whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredSize(width: size.width) }

    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [
            .delegate("delegate", \UITextView.delegate), .outlet("inputView", \UITextView.inputView),
            .outlet("inputAccessoryView", \UITextView.inputAccessoryView),
        ]
    }

    @_spi(UIKitModules) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
        isScrollEnabled ? nil : measuredSize(width: width)
    }

    /// Updates the content size.
    open override func layoutSubviews() {
        fitContent()
        super.layoutSubviews()
    }

    /// Scrolls by the minimum distance that makes a range of the text visible, without an animation.
    open func scrollRangeToVisible(_ range: NSRange) { showRange(range) }

    /// Updates the color of links and of the insertion point.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if state.linkAttributes == nil { manager.invalidate() }
    }

    // MARK: Dynamic Type

    /// Whether the font follows the user's preferred content size. Default `false`. iOS 10.
    ///
    /// Supported by fonts of text styles and fonts that `UIFontMetrics` has scaled.
    open var adjustsFontForContentSizeCategory = false {
        didSet { followTextSize() }
    }

    /// Updates the font if ``adjustsFontForContentSizeCategory`` is set. Deprecated by Apple in iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    /// Whether the text has the standard size of Mac apps. Default `false`. iOS 13. Stored only: there is no Mac here.
    open var usesStandardTextScaling = false

    // MARK: Selection

    /// Whether the user can edit the text. Default `true`.
    open var isEditable = true {
        didSet { editableChanged(from: oldValue) }
    }

    /// Whether the user can select text and open links. Default `true`. iOS 7.
    open var isSelectable = true

    /// The selection; an empty range is the insertion point. A range beyond the text is limited to the text.
    open var selectedRange: NSRange {
        get { state.selection }
        set { select(newValue) }
    }

    /// The range of marked text; `nil` for none. iOS 3.2. Follows Apple's page "markedTextRange".
    open var markedTextRange: UITextRange? { state.marked.map(TextOffsetRange.init) }

    /// The attributes of marked text in addition to the typing attributes. Default `nil`: a light background. iOS 3.2.
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    /// Inserts marked text, replacing the current marked text or the selection, and notifies the delegate. The range is the selection in
    /// the marked text. An empty text ends the composition. iOS 3.2.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        change(composedRange, to: markedText ?? "", composing: selectedRange)
    }

    /// Inserts marked text with attributes, which the text keeps. iOS 16.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        compose(markedText, selectedRange)
    }

    /// Accepts the marked text. iOS 3.2.
    open func unmarkText() { endComposition() }

    /// The side of the insertion point at the end of a line. Default `.forward`. iOS 3.2.
    open var selectionAffinity = UITextStorageDirection.forward

    /// The selection as text positions. iOS 3.2.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(state.selection) }
        set { if let range = (newValue as? TextOffsetRange)?.range { select(range) } }
    }

    /// Whether inserted text replaces the whole text. A change of the selection resets it. Default `false`. iOS 6.
    open var clearsOnInsertion = false

    /// Whether the user can change attributes: bold, italic and underline, size and direction. Default `false`. iOS 6.
    open var allowsEditingTextAttributes = false

    // MARK: State restoration

    /// Encodes the selection. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Restores the selection, if the text is long enough. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    // MARK: Editing

    /// Whether the view can become first responder. An editable view asks the delegate. A noneditable view becomes first responder for
    /// its selection.
    open override var canBecomeFirstResponder: Bool {
        isEditable ? delegate?.textViewShouldBeginEditing(self) ?? true : isSelectable
    }

    /// Whether the text is editable or selectable. Follows Apple's page "canBecomeFocused".
    open override var canBecomeFocused: Bool { isEditable || isSelectable }

    @_spi(UIKitModules) open override var isFocusGroup: Bool { true }

    /// Begins editing, if the delegate allows it and the current first responder resigns.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil else { return becomeFirstResponderInWindow() }
        guard super.becomeFirstResponder() else { return false }
        _ = textDragging
        if isEditable { beganEditing() }
        return true
    }

    /// Ends editing, if the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard !state.isEditing || delegate?.textViewShouldEndEditing(self) ?? true,
            super.resignFirstResponder()
        else { return false }
        lostKeyboard()
        return true
    }

    /// Whether there is any text.
    open var hasText: Bool { storage.length > 0 }

    /// Returns whether the delegate allows replacing a range with a text. iOS 6.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        (range as? TextOffsetRange).map { mayChange(clamped($0.range), to: text) } ?? false
    }

    /// The delegate that is notified of changes that don't originate from the keyboard. The system sets it. Not retained. iOS 3.2.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// Finds words, lines and other units of the text. iOS 3.2.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = LayoutTokenizer(of: self)

    /// The view itself. iOS 3.2.
    open var textInputView: UIView { self }

    /// Replaces the selection with a text, and notifies the delegate without asking it.
    open func insertText(_ text: String) { insert(text) }

    /// Deletes the selection, or the character before the insertion point, and notifies the delegate without asking it.
    open func deleteBackward() { delete() }

    /// Returns the text of a range; `nil` for a range of another view. iOS 3.2.
    open func text(in range: UITextRange) -> String? {
        (range as? TextOffsetRange).map { storage.string.part(clamped($0.range)) }
    }

    /// Replaces a range with a text, and notifies the delegate. iOS 3.2.
    open func replace(_ range: UITextRange, withText text: String) {
        if let range = (range as? TextOffsetRange)?.range { change(clamped(range), to: text) }
    }

    // MARK: Edit menu

    /// Returns whether the view can currently perform an action of the edit menu, which depends on the selection and on the pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Moves the selected text to the pasteboard, if the delegate allows it. iOS 3.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Copies the selected text to the pasteboard. iOS 3.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Replaces the selection with the text of the pasteboard, if the delegate allows it. iOS 3.
    open override func paste(_ sender: Any?) { pasteText() }

    /// Selects the word at the insertion point. iOS 3.
    open override func select(_ sender: Any?) { selectWord(at: state.selection.location) }

    /// Selects the whole text. iOS 3.
    open override func selectAll(_ sender: Any?) { selectEverything() }

    /// Deletes the selected text, if the delegate allows it. iOS 3.2.
    open override func delete(_ sender: Any?) { receiveDelete() }

    /// Pastes the text of the pasteboard in the style of the surrounding text, if the delegate allows it. iOS 15.
    open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }

    /// Toggles bold in the selected text. iOS 6.
    open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }

    /// Toggles italics in the selected text. iOS 6.
    open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }

    /// Toggles underlining in the selected text. iOS 6.
    open override func toggleUnderline(_ sender: Any?) { toggleLine() }

    /// Increases the size of the selected text by a point. iOS 7.
    open override func increaseSize(_ sender: Any?) { resize(by: 1) }

    /// Decreases the size of the selected text by a point. iOS 7.
    open override func decreaseSize(_ sender: Any?) { resize(by: -1) }

    /// Sets the writing direction of the selected paragraphs to left-to-right. iOS 5.
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { rewrite(.leftToRight) }

    /// Sets the writing direction of the selected paragraphs to right-to-left. iOS 5.
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { rewrite(.rightToLeft) }

    /// Changes the attributes of the selection, and notifies the delegate. iOS 13.
    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { convertAttributes(conversionHandler) }

    /// The state in which the user has left the view: the selection, the content offset, and whether it was first responder, without the
    /// text. It can be stored in a property list. Set the text before the state. iOS 15. Follows Apple's page "interactionState".
    open var interactionState: Any {
        get { interactionValues }
        set { restoreInteraction(newValue) }
    }

    // MARK: Find

    /// Whether the user can find text with the find navigator, which Command-F and ``UIFindInteraction`` present. Default `false`. iOS
    /// 16.
    open var isFindInteractionEnabled: Bool {
        get { finder != nil }
        set { setFinder(newValue) }
    }

    /// The find interaction while ``isFindInteractionEnabled`` is `true`; otherwise `nil`. iOS 16.
    open var findInteraction: UIFindInteraction? { finder?.interaction }

    var finder: TextViewFinder?

    /// Returns the session that searches the text. Called when the user begins a search. iOS 16.
    open func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        finder.map { UITextSearchingFindSession(searchableObject: $0) }
    }

    /// Called when the find navigator is presented. The base class does nothing. iOS 16.
    open func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}

    /// Called when the find navigator was dismissed. The base class does nothing. iOS 16.
    open func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}

    // MARK: Positions in the text

    /// The beginning of the text. iOS 3.2.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }

    /// The end of the text. iOS 3.2.
    open var endOfDocument: UITextPosition { TextOffset(storage.length) }

    /// Returns the range between two positions. iOS 3.2.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextOffset.range(from: fromPosition, to: toPosition)
    }

    /// Returns the position at a distance in UTF-16 units; `nil` beyond the text. iOS 3.2.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        (position as? TextOffset)?.moved(by: offset, in: storage.length)
    }

    /// Returns the position at a distance in characters or lines on the screen; `nil` beyond the text. iOS 3.2.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { place(from: position, direction, offset) }

    /// Returns the position of a range that is farthest in a direction. iOS 3.2.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    {
        farthest(in: range, direction)
    }

    /// Returns the range from a position to the farthest one in a direction. iOS 3.2.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    { extended(from: position, direction) }

    /// Returns the writing direction of the paragraph at a position. iOS 3.2.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { isRightToLeft(at: position) ? .rightToLeft : .leftToRight }

    /// Sets the writing direction of the paragraphs of a range. iOS 3.2.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        write(writingDirection, in: range)
    }

    /// Returns the attributes of the character after or before a position, or the typing attributes if there is none. iOS 3.2.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { attributes(at: position, direction) }

    /// Returns the order of two positions. iOS 3.2.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    /// Returns the distance between two positions in UTF-16 units. iOS 3.2.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        TextOffset.distance(from: from, to: toPosition)
    }

    /// Returns the rectangle of the insertion point at a position, in the view's coordinates. iOS 3.2.
    open func caretRect(for position: UITextPosition) -> CGRect {
        (position as? TextOffset).map { caretRect(at: $0.value) } ?? .null
    }

    /// Returns the rectangle of the first line of a range, in the view's coordinates. iOS 3.2.
    open func firstRect(for range: UITextRange) -> CGRect {
        guard let range = (range as? TextOffsetRange)?.range else { return .null }
        return selectionRects(of: clamped(range)).first ?? caretRect(at: range.location)
    }

    /// Returns the rectangles of a range, one for each line, in the view's coordinates. iOS 6.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(for: range) }

    /// Returns the position of a range that is closest to a point. iOS 3.2.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        nearest(to: point, in: range)
    }

    /// Returns the position that is closest to a point. iOS 3.2.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }

    /// Returns the character at a point, or the closest one. iOS 3.2.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        guard hasText else { return nil }
        let place = manager.characterIndex(
            for: inContainer(point), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        return TextOffsetRange(storage.string.character(place))
    }

    // MARK: Dragging, dropping and pasting items

    /// The delegate for drags of the selected text. Not retained. iOS 11.
    open weak var textDragDelegate: (any UITextDragDelegate)? {
        get { textDragging.dragDelegate }
        set { textDragging.dragDelegate = newValue }
    }

    /// The interaction that drags the selected text: a long press lifts it. iOS 11.
    open var textDragInteraction: UIDragInteraction? { textDragging.drag.interaction }

    /// Whether text of the view is being dragged. iOS 11.
    open var isTextDragActive: Bool { textDragging.drag.activeCount > 0 }

    /// The appearance of dragged text. Default none. iOS 11.
    open var textDragOptions: UITextDragOptions {
        get { textDragging.options }
        set { textDragging.options = newValue }
    }

    /// The delegate for drops. Not retained. iOS 11.
    open weak var textDropDelegate: (any UITextDropDelegate)? {
        get { textDragging.dropDelegate }
        set { textDragging.dropDelegate = newValue }
    }

    /// The interaction for dropped text. iOS 11.
    open var textDropInteraction: UIDropInteraction? { textDragging.drop.interaction }

    /// Whether a drag is over the view. iOS 11.
    open var isTextDropActive: Bool { textDragging.drop.isActive }

    /// The delegate that converts pasted and dropped items to text. Not retained. iOS 11.
    open weak var pasteDelegate: (any UITextPasteDelegate)? {
        get { textDragging.pasteDelegate }
        set { textDragging.pasteDelegate = newValue }
    }

    // MARK: Dictation and menus

    /// Called with the dictated phrases. Inserts the likeliest text, like typing. iOS 5.1.
    open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        for phrase in dictationResult { takeInserted(phrase.text) }
    }

    /// Called when the user has stopped dictating. Does nothing. iOS 5.1.
    open func dictationRecordingDidEnd() {}

    /// Called when the recognition failed. Does nothing. iOS 5.1.
    open func dictationRecognitionFailed() {}

    /// Returns the edit menu for a range, which the delegate creates. iOS 16.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        (textRange as? TextOffsetRange).flatMap { menuOfDelegate(for: $0.range, suggestedActions) }
    }

    /// Called before the edit menu appears. Notifies the delegate. iOS 16.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    /// Called when the edit menu disappears. Notifies the delegate. iOS 16.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }

    // MARK: Keyboard

    /// The view that replaces the keyboard. Default `nil`.
    open override var inputView: UIView? {
        get { state.inputView }
        set { state.inputView = newValue }
    }

    /// The accessory view above the keyboard. Default `nil`.
    open override var inputAccessoryView: UIView? {
        get { state.accessoryView }
        set { state.accessoryView = newValue }
    }

    /// The automatic capitalization of typed text. Default `.sentences`.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences

    /// The autocorrection of typed text. Default `.default`.
    open var autocorrectionType = UITextAutocorrectionType.default

    /// The spell checking of typed text. Default `.default`.
    open var spellCheckingType = UITextSpellCheckingType.default

    /// The type of the keyboard. Default `.default`.
    open var keyboardType = UIKeyboardType.default

    /// The appearance of the keyboard. Default `.default`.
    open var keyboardAppearance = UIKeyboardAppearance.default

    /// The title of the Return key. Default `.default`.
    open var returnKeyType = UIReturnKeyType.default

    /// Whether the Return key is disabled while there is no text. Default `false`.
    open var enablesReturnKeyAutomatically = false

    /// Whether the text is hidden. Default `false`. Stored only: a text view always shows its text.
    open var isSecureTextEntry = false

    /// The semantic meaning of the text. Default `nil`. iOS 10.
    open var textContentType: UITextContentType!

    /// Whether typed straight quotes are replaced with curly ones. Default `.default`. iOS 11.
    open var smartQuotesType = UITextSmartQuotesType.default

    /// Whether two typed hyphens are replaced with a dash. Default `.default`. iOS 11.
    open var smartDashesType = UITextSmartDashesType.default

    /// Whether the spaces around cut or pasted words are adjusted. Default `.default`. iOS 11.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

    /// The rules for generated passwords. Default `nil`. iOS 12.
    open var passwordRules: UITextInputPasswordRules?

    /// Whether the end of a word or sentence is predicted while typing. Default `.default`. iOS 17.
    open var inlinePredictionType = UITextInlinePredictionType.default
}

extension UITextView: StyledTextView {}

extension UITextView: AccessibleView {
    package var ownAccessibility: StandardAccessibility { StandardAccessibility(value: text) }
}
