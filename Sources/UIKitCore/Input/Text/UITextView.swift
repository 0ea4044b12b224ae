/// Text of many lines that scrolls, and that the user edits. Follows Apple's page "UITextView".
///
/// What is typed comes in the place of the selection. A tap begins editing, with the insertion point at the finger; a tap on a link of a
/// text that is not edited opens it. The text is laid out by its ``layoutManager`` whichever way the view was made.
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
    /// A container without a layout manager or a text gets them. The view keeps all three.
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

    /// Creates a view that Apple's systems lay out with or without a text layout manager. Both look the same here. iOS 16.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    // MARK: Delegate

    /// Decides on editing and is notified. Not retained.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Text

    /// The text, empty when there is none. Setting it asks nobody, and puts the insertion point at its end.
    ///
    /// A new one has the view's font, colour and alignment.
    open var text: String! {
        get { storage.string }
        set {
            changing(.text) {
                changeText { setText(NSAttributedString(string: newValue ?? "", attributes: baseAttributes)) }
            }
        }
    }

    /// The text with its attributes. iOS 6.
    ///
    /// A new one brings its own style: ``font`` and ``textColor`` take on what its first character has.
    open var attributedText: NSAttributedString! {
        get { storage.plain(NSRange(location: 0, length: storage.length)) }
        set {
            let text = newValue ?? NSAttributedString(string: "")
            takeStyle(of: text)
            changing(.attributedText) { changeText { setText(text) } }
        }
    }

    /// The font. Default is the system's for body text, to which `nil` leads back. Setting it gives it to the whole text.
    open var font: UIFont? {
        get { style.font ?? UITextView.standardFont }
        set {
            style.font = newValue
            restyle(.font, newValue ?? UITextView.standardFont)
        }
    }

    /// The colour of the text. Default is the system's for labels, to which `nil` leads back. Setting it gives it to the
    /// whole text.
    open var textColor: UIColor? {
        get { style.textColor ?? LabelStyle.standardColor }
        set {
            style.textColor = newValue
            restyle(.foregroundColor, newValue ?? LabelStyle.standardColor)
        }
    }

    /// The alignment of the lines. Default `.natural`. Setting it gives it to the whole text.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { realign(newValue) }
    }

    /// The attributes of what is typed next. When the selection changes they are those of the text there. iOS 6.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { state.typingAttributes }
        set {
            state.typingAttributes = newValue
            textWasLaidOut()
        }
    }

    /// What links have besides their own attributes. Default the tint colour. iOS 7.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { state.linkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set {
            state.linkAttributes = newValue
            manager.invalidate()
        }
    }

    /// What is found in a text that is not edited, and shown as links. Default none. iOS 3.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { manager.invalidate() }
    }

    /// The border around the view. iOS 17. Follows Apple's page "UITextView.BorderStyle".
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A line with round corners.
        case roundedRect = 1
    }

    /// The border. Default `.none`. iOS 17.
    open var borderStyle = UITextView.BorderStyle.none {
        didSet { setNeedsDisplay() }
    }

    // MARK: Layout

    /// The text with its layout managers. iOS 7.
    open var textStorage: NSTextStorage { storage }

    /// Who lays the text out. iOS 7.
    open var layoutManager: NSLayoutManager { manager }

    /// The region in which the text is laid out. iOS 7.
    open var textContainer: NSTextContainer { container }

    /// The space around the text within the content, in points. Default 8 above and below. iOS 7.
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

    /// Whether a finger scrolls the text. A view that does not scroll has the size of its text by itself. Default `true`.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the text where the view does not scroll, in whole pixels; none where it does.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            : measuredSize(width: .greatestFiniteMagnitude)
    }

    /// The size of the text on lines that keep to a width, with its insets, in whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredSize(width: size.width) }

    @_spi(UIKitModules) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
        isScrollEnabled ? nil : measuredSize(width: width)
    }

    /// Brings the content's size up to date.
    open override func layoutSubviews() {
        fitContent()
        super.layoutSubviews()
    }

    /// Scrolls as little as shows a range of the text, without an animation.
    open func scrollRangeToVisible(_ range: NSRange) { showRange(range) }

    /// The colour of links and of the insertion point has changed.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if state.linkAttributes == nil { manager.invalidate() }
    }

    // MARK: Text size of the user

    /// Whether the font follows the text size that the user likes. Default `false`. iOS 10.
    ///
    /// Fonts of text styles and fonts that `UIFontMetrics` scaled can do so.
    open var adjustsFontForContentSizeCategory = false {
        didSet { followTextSize() }
    }

    /// Takes on the text size where ``adjustsFontForContentSizeCategory`` says so. Deprecated by Apple in iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    /// Whether text is as large as in other apps of a Mac. Default `false`. iOS 13. Kept: there is no Mac here.
    open var usesStandardTextScaling = false

    // MARK: Selection

    /// Whether the user edits the text. Default `true`.
    open var isEditable = true {
        didSet { editableChanged(from: oldValue) }
    }

    /// Whether the user selects text and opens links. Default `true`. iOS 7.
    open var isSelectable = true

    /// What is selected; without a length it is the insertion point. A range beyond the text ends with the text.
    open var selectedRange: NSRange {
        get { state.selection }
        set { select(newValue) }
    }

    /// The range of text that an input method composes; `nil` for none. iOS 3.2. Follows Apple's page "markedTextRange".
    open var markedTextRange: UITextRange? { state.marked.map(TextOffsetRange.init) }

    /// What text that is composed has besides the attributes of what is typed. Default `nil`: a light ground. iOS 3.2.
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    /// Puts a text in that is being composed, in the place of the one before or of the selection, and tells of it. The range is the
    /// selection in it. An empty text ends the composition. iOS 3.2.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        change(composedRange, to: markedText ?? "", composing: selectedRange)
    }

    /// The same; the attributes stay with the text. iOS 16.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        compose(markedText, selectedRange)
    }

    /// Leaves what is composed as it is. iOS 3.2.
    open func unmarkText() { endComposition() }

    /// At which side of a line's end the insertion point stands there. Default `.forward`. iOS 3.2.
    open var selectionAffinity = UITextStorageDirection.forward

    /// The same as places in the text. iOS 3.2.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(state.selection) }
        set { if let range = (newValue as? TextOffsetRange)?.range { select(range) } }
    }

    /// Whether what is inserted comes in the place of the whole text. A change of the selection sets it back. Default `false`.
    /// iOS 6.
    open var clearsOnInsertion = false

    /// Whether the user changes attributes: bold, italic and underlined text, its size and direction. Default `false`. iOS 6.
    open var allowsEditingTextAttributes = false

    // MARK: State restoration

    /// Writes the selection. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Brings the selection back, if the text is long enough by now. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    // MARK: Editing

    /// A view takes the keyboard if it is edited and the delegate lets it: this is where it is asked. One that is not
    /// edited becomes the first responder for its selection.
    open override var canBecomeFirstResponder: Bool {
        isEditable ? delegate?.textViewShouldBeginEditing(self) ?? true : isSelectable
    }

    /// Whether the text is edited or selected. Follows Apple's page "canBecomeFocused".
    open override var canBecomeFocused: Bool { isEditable || isSelectable }

    @_spi(UIKitModules) open override var isFocusGroup: Bool { true }

    /// Begins editing, if the delegate lets it and the present first responder lets go.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, super.becomeFirstResponder() else { return false }
        _ = textDragging
        if isEditable { beganEditing() }
        return true
    }

    /// Ends editing, if the delegate lets it.
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

    /// Whether the delegate lets a text be put in the place of a range. iOS 6.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        (range as? TextOffsetRange).map { mayChange(clamped($0.range), to: text) } ?? false
    }

    /// Whom the view tells of changes that do not come from the keyboard. The system sets it. Not retained. iOS 3.2.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// Finds words, lines and other units of the text. iOS 3.2.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = LayoutTokenizer(of: self)

    /// The view itself. iOS 3.2.
    open var textInputView: UIView { self }

    /// Puts a text in the place of the selection, and tells of it. The delegate is not asked.
    open func insertText(_ text: String) { insert(text) }

    /// Takes the selection away, or else the character before the insertion point, and tells of it. The delegate is not asked.
    open func deleteBackward() { delete() }

    /// The text of a range; `nil` for one of another view. iOS 3.2.
    open func text(in range: UITextRange) -> String? {
        (range as? TextOffsetRange).map { storage.string.part(clamped($0.range)) }
    }

    /// Puts a text in the place of a range, and tells of it. iOS 3.2.
    open func replace(_ range: UITextRange, withText text: String) {
        if let range = (range as? TextOffsetRange)?.range { change(clamped(range), to: text) }
    }

    // MARK: Edit menu

    /// Whether the view does something of the edit menu now: it depends on the selection and on the pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Takes the selected text away, if the delegate lets it, and puts it on the pasteboard. iOS 3.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Puts the selected text on the pasteboard. iOS 3.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Puts the text of the pasteboard in the place of the selection, if the delegate lets it. iOS 3.
    open override func paste(_ sender: Any?) { pasteText() }

    /// Selects the word at the insertion point. iOS 3.
    open override func select(_ sender: Any?) { selectWord(at: state.selection.location) }

    /// Selects the whole text. iOS 3.
    open override func selectAll(_ sender: Any?) { selectEverything() }

    /// Takes the selected text away, if the delegate lets it. iOS 3.2.
    open override func delete(_ sender: Any?) { receiveDelete() }

    /// Puts the text of the pasteboard in with the look of what is around, if the delegate lets it. iOS 15.
    open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }

    /// Makes the selected text bold, or not where it is. iOS 6.
    open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }

    /// Makes the selected text italic, or not where it is. iOS 6.
    open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }

    /// Underlines the selected text, or not where it is. iOS 6.
    open override func toggleUnderline(_ sender: Any?) { toggleLine() }

    /// Makes the selected text a point larger. iOS 7.
    open override func increaseSize(_ sender: Any?) { resize(by: 1) }

    /// Makes the selected text a point smaller. iOS 7.
    open override func decreaseSize(_ sender: Any?) { resize(by: -1) }

    /// Has the selected paragraphs written from left to right. iOS 5.
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { rewrite(.leftToRight) }

    /// Has the selected paragraphs written from right to left. iOS 5.
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { rewrite(.rightToLeft) }

    /// Changes the attributes of the selection, and tells of it. iOS 13.
    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { convertAttributes(conversionHandler) }

    /// What the user left the view in: what was selected, where it was scrolled to, and whether it was the first responder; not the
    /// text. It can be kept in a property list. Set the text before. iOS 15. Follows Apple's page "interactionState".
    open var interactionState: Any {
        get { interactionValues }
        set { restoreInteraction(newValue) }
    }

    // MARK: Finding

    /// Whether the user finds text with the find navigator, which Command-F and ``UIFindInteraction`` show. Default `false`. iOS 16.
    open var isFindInteractionEnabled: Bool {
        get { finder != nil }
        set { setFinder(newValue) }
    }

    /// What the find navigator is shown with, while ``isFindInteractionEnabled`` is `true`; `nil` otherwise. iOS 16.
    open var findInteraction: UIFindInteraction? { finder?.interaction }

    var finder: TextViewFinder?

    /// Called when the user begins to find: returns the session that searches the text. iOS 16.
    open func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        finder.map { UITextSearchingFindSession(searchableObject: $0) }
    }

    /// Called when the find navigator is shown. The base class does nothing. iOS 16.
    open func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}

    /// Called when the find navigator has gone. The base class does nothing. iOS 16.
    open func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}

    // MARK: Places in the text

    /// The beginning of the text. iOS 3.2.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }

    /// The end of the text. iOS 3.2.
    open var endOfDocument: UITextPosition { TextOffset(storage.length) }

    /// The range between two places. iOS 3.2.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextOffset.range(from: fromPosition, to: toPosition)
    }

    /// The place a number of UTF-16 units away; `nil` beyond the text. iOS 3.2.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        (position as? TextOffset)?.moved(by: offset, in: storage.length)
    }

    /// The place a number of characters or lines away on the screen; `nil` beyond the text. iOS 3.2.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { place(from: position, direction, offset) }

    /// The place of a range that is farthest in a direction. iOS 3.2.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    {
        farthest(in: range, direction)
    }

    /// The range from a place to the farthest one in a direction. iOS 3.2.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    { extended(from: position, direction) }

    /// The direction in which the paragraph of a place is written. iOS 3.2.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { isRightToLeft(at: position) ? .rightToLeft : .leftToRight }

    /// Sets the direction in which the paragraphs of a range are written. iOS 3.2.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        write(writingDirection, in: range)
    }

    /// The attributes of the character behind a place, or before it; of what is typed where there is none. iOS 3.2.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { attributes(at: position, direction) }

    /// The order of two places. iOS 3.2.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    /// How many UTF-16 units lie between two places. iOS 3.2.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        TextOffset.distance(from: from, to: toPosition)
    }

    /// The rectangle of the insertion point at a place, in the view's coordinates. iOS 3.2.
    open func caretRect(for position: UITextPosition) -> CGRect {
        (position as? TextOffset).map { caretRect(at: $0.value) } ?? .null
    }

    /// The rectangle of a range on its first line, in the view's coordinates. iOS 3.2.
    open func firstRect(for range: UITextRange) -> CGRect {
        guard let range = (range as? TextOffsetRange)?.range else { return .null }
        return selectionRects(of: clamped(range)).first ?? caretRect(at: range.location)
    }

    /// The rectangles of a range, one a line, in the view's coordinates. iOS 6.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(for: range) }

    /// The place of a range that is nearest to a point. iOS 3.2.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        nearest(to: point, in: range)
    }

    /// The place that is nearest to a point. iOS 3.2.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }

    /// The character at a point, or the nearest. iOS 3.2.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        guard hasText else { return nil }
        let place = manager.characterIndex(
            for: inContainer(point), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        return TextOffsetRange(storage.string.character(place))
    }

    // MARK: Dragging, dropping and pasting items

    /// Decides on drags of the selected text, and is notified. Not retained. iOS 11.
    open weak var textDragDelegate: (any UITextDragDelegate)? {
        get { textDragging.dragDelegate }
        set { textDragging.dragDelegate = newValue }
    }

    /// The interaction that drags the selected text: a finger that is held on it lifts it. iOS 11.
    open var textDragInteraction: UIDragInteraction? { textDragging.drag.interaction }

    /// Whether text of the view is being dragged. iOS 11.
    open var isTextDragActive: Bool { textDragging.drag.activeCount > 0 }

    /// How dragged text looks. Default none. iOS 11.
    open var textDragOptions: UITextDragOptions {
        get { textDragging.options }
        set { textDragging.options = newValue }
    }

    /// Decides on drops, and is notified. Not retained. iOS 11.
    open weak var textDropDelegate: (any UITextDropDelegate)? {
        get { textDragging.dropDelegate }
        set { textDragging.dropDelegate = newValue }
    }

    /// The interaction that takes text which is dropped. iOS 11.
    open var textDropInteraction: UIDropInteraction? { textDragging.drop.interaction }

    /// Whether a drag is over the view. iOS 11.
    open var isTextDropActive: Bool { textDragging.drop.isActive }

    /// Says what items are as text that are pasted or dropped. Not retained. iOS 11.
    open weak var pasteDelegate: (any UITextPasteDelegate)? {
        get { textDragging.pasteDelegate }
        set { textDragging.pasteDelegate = newValue }
    }

    // MARK: Dictation and menus

    /// Called with what was dictated: puts the likeliest words in, as typing does. iOS 5.1.
    open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        for phrase in dictationResult { takeInserted(phrase.text) }
    }

    /// Called when the user has stopped to dictate. Does nothing. iOS 5.1.
    open func dictationRecordingDidEnd() {}

    /// Called when no words were recognized. Does nothing. iOS 5.1.
    open func dictationRecognitionFailed() {}

    /// Returns the edit menu for a range: the one that the delegate makes. iOS 16.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        (textRange as? TextOffsetRange).flatMap {
            delegate?.textView(self, editMenuForTextIn: $0.range, suggestedActions: suggestedActions)
        }
    }

    /// Called before the edit menu is shown: tells the delegate. iOS 16.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    /// Called when the edit menu goes: tells the delegate. iOS 16.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }

    // MARK: Keyboard

    /// The view that stands in for the keyboard. Default `nil`.
    open override var inputView: UIView? {
        get { state.inputView }
        set { state.inputView = newValue }
    }

    /// The view that is shown over the keyboard. Default `nil`.
    open override var inputAccessoryView: UIView? {
        get { state.accessoryView }
        set { state.accessoryView = newValue }
    }

    /// When the shift key is pressed by itself. Default `.sentences`.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences

    /// Whether typing is corrected. Default `.default`.
    open var autocorrectionType = UITextAutocorrectionType.default

    /// Whether spelling is checked. Default `.default`.
    open var spellCheckingType = UITextSpellCheckingType.default

    /// Which keys there are. Default `.default`.
    open var keyboardType = UIKeyboardType.default

    /// How the keyboard looks. Default `.default`.
    open var keyboardAppearance = UIKeyboardAppearance.default

    /// What the return key says. Default `.default`.
    open var returnKeyType = UIReturnKeyType.default

    /// Whether the return key is off while there is no text. Default `false`.
    open var enablesReturnKeyAutomatically = false

    /// Whether the text is hidden. Default `false`. Kept: a text view shows its text.
    open var isSecureTextEntry = false

    /// What the text means. Default `nil`. iOS 10.
    open var textContentType: UITextContentType!

    /// Whether straight quotes become curly ones while typing. Default `.default`. iOS 11.
    open var smartQuotesType = UITextSmartQuotesType.default

    /// Whether two hyphens become a dash while typing. Default `.default`. iOS 11.
    open var smartDashesType = UITextSmartDashesType.default

    /// Whether the spaces around words that are pasted or cut are put right. Default `.default`. iOS 11.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

    /// What a password that the system makes up has to be like. Default `nil`. iOS 12.
    open var passwordRules: UITextInputPasswordRules?

    /// Whether the end of a word or sentence is suggested while typing. Default `.default`. iOS 17.
    open var inlinePredictionType = UITextInlinePredictionType.default
}
