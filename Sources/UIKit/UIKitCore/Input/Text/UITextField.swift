/// A line of editable text.
///
/// Typed text is added at the end of the text. A tap makes the field first responder. Follows Apple's page "UITextField".
@preconcurrency @MainActor
open class UITextField: UIControl, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    private(set) var content = TextContent.none
    private(set) var placeholderContent = TextContent.none
    private var style = LabelStyle()
    var editingStage = FieldEditingStage.none
    /// The selection during editing; `nil` if the insertion point is at the end of the text.
    var selection: NSRange?
    /// The range of marked text.
    var marked: NSRange?
    /// The writing direction that was set.
    var writingDirection = NSWritingDirection.natural
    /// The text attributes other than font, color and alignment.
    var extraAttributes: [NSAttributedString.Key: Any] = [:]
    /// The typing attributes that the app has set.
    var typedAttributes: [NSAttributedString.Key: Any]?

    /// Creates a field without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a field from an archive, without text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.interfaceArchive?.read(self)
    }

    /// The owner that is notified of editing before the delegate, such as a search bar.
    var fieldOwner: (any TextFieldOwner)? { nil }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: UITextField.tapAction))
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: UITextField.pressAction))
    }

    // MARK: Text

    /// The text; empty if there is none. Setting it sends no event and doesn't call the delegate.
    open var text: String? {
        get { content.string ?? "" }
        set { changing(.text) { changeText { put(styled(newValue)) } } }
    }

    /// The attributed text.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? NSAttributedString(string: "") }
        set { changing(.attributedText) { changeText { put(TextContent(newValue)) } } }
    }

    func put(_ new: TextContent) {
        content = new
        (selection, marked) = (nil, nil)
        invalidateIntrinsicContentSize()
    }

    /// The attributes of the whole text. Setting them applies them to all current and future text; font, color and alignment are those of
    /// ``font``, ``textColor`` and ``textAlignment``. A field draws only these three. iOS 7.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { wholeAttributes }
        set { giveWholeText(newValue) }
    }

    /// The attributes of typed text; `nil` unless the text is being edited. A change of the selection resets them. iOS 6.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? typedAttributes ?? attributesOfTyping : nil }
        set { if isEditing { typedAttributes = newValue } }
    }

    /// The text of an empty field. Default `nil`.
    open var placeholder: String? {
        get { placeholderContent.string }
        set {
            placeholderContent = TextContent(newValue)
            invalidateIntrinsicContentSize()
        }
    }

    /// The attributed placeholder. Default `nil`. iOS 6.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderContent.attributed }
        set {
            placeholderContent = TextContent(newValue)
            invalidateIntrinsicContentSize()
        }
    }

    // MARK: Appearance

    /// The font. Defaults to the system font at 17 points; `nil` resets it.
    open var font: UIFont? {
        get { style.font ?? LabelStyle.standardFont }
        set {
            style.font = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The color of the text. Defaults to the system's label color; `nil` resets it.
    open var textColor: UIColor? {
        get { style.textColor ?? LabelStyle.standardColor }
        set { style.textColor = newValue }
    }

    /// The alignment of the text. Default `.natural`.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { style.alignment = newValue }
    }

    /// The border style. Default `.none`.
    open var borderStyle = UITextField.BorderStyle.none {
        didSet { invalidateIntrinsicContentSize() }
    }

    // MARK: Overlay views

    /// The overlay view on the left, such as an icon. Default `nil`; shown according to ``leftViewMode``.
    open var leftView: UIView? {
        didSet { sideChanged(from: oldValue) }
    }

    /// The times at which ``leftView`` is visible. Default `.never`.
    open var leftViewMode = UITextField.ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// The overlay view on the right. Default `nil`; shown according to ``rightViewMode``.
    open var rightView: UIView? {
        didSet { sideChanged(from: oldValue) }
    }

    /// The times at which ``rightView`` is visible. Default `.never`.
    open var rightViewMode = UITextField.ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// Lays out the overlay views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSides()
    }

    // MARK: Rectangles

    /// Returns the rectangle of the border: the whole field. Override it to move the border; don't call it.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text while it isn't being edited: between the overlay views, inside the border.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }

    /// Returns the rectangle of the placeholder: that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { shownTextRect(in: bounds) }

    /// Returns the rectangle of the text while it is being edited. The base class returns its own rectangle for ``textRect(forBounds:)``.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }

    /// Returns the rectangle of ``leftView``: at the left edge, vertically centered, in its own size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sidePlace(of: leftView, in: bounds, isLeft: true)
    }

    /// Returns the rectangle of ``rightView``: at the right edge, vertically centered, in its own size.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sidePlace(of: rightView, in: bounds, isLeft: false)
    }

    /// Whether the font size is reduced for a long text. Default `false`.
    open var adjustsFontSizeToFitWidth = false

    /// The minimum font size, in points. Default 0.
    open var minimumFontSize: CGFloat = 0

    /// The times at which the clear button is visible. Default `.never`.
    open var clearButtonMode = UITextField.ViewMode.never

    // MARK: Size

    /// The size of the text, or of the placeholder of an empty field, with the border.
    open override var intrinsicContentSize: CGSize { measuredSize }

    /// Returns the intrinsic size, regardless of the available size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredSize }

    @_spi(UIKitModules) open override var baselineDistances: BaselineDistances? { lineDistances }

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

    private func followTextSize() {
        guard adjustsFontForContentSizeCategory, let font = style.font else { return }
        self.font = font.following(traitCollection)
    }

    // MARK: Editing

    /// The delegate. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the text is being edited: from ``UITextFieldDelegate/textFieldDidBeginEditing(_:)`` until the end.
    open var isEditing: Bool { editingStage != .none }

    /// The image that is drawn in the border's rectangle, stretched; not with the border style `.roundedRect`. Default `nil`.
    open var background: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// The background image of a disabled field; ignored without ``background``. Default `nil`.
    open var disabledBackground: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// Draws the placeholder in a rectangle. Override it to customize drawing; don't call it.
    open func drawPlaceholder(in rect: CGRect) { drawStandardPlaceholder(in: rect) }

    /// Draws the text in a rectangle. Called only before iOS 15, while the text isn't being edited. Deprecated by Apple in iOS 15.
    open func drawText(in rect: CGRect) { drawStandardText(in: rect) }

    /// Whether inserted text replaces the whole text. A change of the selection resets it. Default `false`. iOS 6.
    open var clearsOnInsertion = false

    /// The state in which the user has left the field: the selection, and whether it was first responder, without the text. It can be
    /// stored in a property list. Set the text before the state. iOS 15. Follows Apple's page "interactionState".
    open var interactionState: Any {
        get { interactionValues }
        set { restoreInteraction(newValue) }
    }

    /// Whether the text is cleared when editing begins, if the delegate allows it. Default `false`.
    open var clearsOnBeginEditing = false

    /// Whether the field is enabled and the delegate allows editing. Calls the delegate. Evidence: log-text-01.
    open override var canBecomeFirstResponder: Bool {
        isEnabled && mayBegin
    }

    /// Whether the field is enabled. Follows Apple's page "canBecomeFocused".
    open override var canBecomeFocused: Bool { isEnabled }

    @_spi(UIKitModules) open override var isFocusGroup: Bool { true }

    /// Begins editing, if the delegate allows it and the current first responder resigns.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        return window == nil ? becomeFirstResponderInWindow() : super.becomeFirstResponder()
    }

    /// The delegate is notified of editing before the keyboard appears; that of a text view is notified afterward. Evidence: hunt-text-01.
    override func becameFirstResponder() {
        _ = textDragging
        editingStage = .untouched
        setNeedsLayout()
        beganEditing()
    }

    /// Ends editing, if the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard mayEnd, super.resignFirstResponder() else { return false }
        lostKeyboard()
        return true
    }

    package func lostKeyboard() {
        editingStage = .none
        setNeedsLayout()
        selection = nil
        endedEditing()
    }

    // MARK: Input

    /// Whether there is any text.
    open var hasText: Bool { content.string?.isEmpty == false }

    /// Replaces the selection, or inserts a text at the insertion point, and sends the event and the notification. Doesn't ask the
    /// delegate.
    open func insertText(_ text: String) { insert(text) }

    /// Deletes the selection, or the character before the insertion point, and sends the event and the notification. Doesn't ask the
    /// delegate. Has no effect if there is nothing to delete.
    open func deleteBackward() { deleteFromText() }

    // MARK: Positions in the text

    /// The selection, in units of the whole document; an empty range is the insertion point.
    var documentSelection: NSRange {
        get { NSRange(location: unitsBeforeText + editedRange.location, length: editedRange.length) }
        set { choose(newValue) }
    }

    /// The length of the document before the text.
    var unitsBeforeText: Int { 0 }

    /// The range of marked text; `nil` for none. iOS 3.2. Follows Apple's page "markedTextRange".
    open var markedTextRange: UITextRange? {
        marked.map { TextOffsetRange(NSRange(location: unitsBeforeText + $0.location, length: $0.length)) }
    }

    /// The style of marked text. Default `nil`: with a light background. Stored only: a field draws its text in one style. iOS 3.2.
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    /// Inserts marked text, replacing the current marked text or the selection, and sends the event and the notification. The range is the
    /// selection in the marked text. An empty text ends the composition. iOS 3.2.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        compose(markedText ?? "", selectedRange)
    }

    /// Accepts the marked text. iOS 3.2.
    open func unmarkText() { marked = nil }

    /// The side of the insertion point at the end of a line. A field has one line. Default `.forward`. iOS 3.2.
    open var selectionAffinity = UITextStorageDirection.forward

    /// Returns whether the delegate allows replacing a range with a text. iOS 6.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        (range as? TextOffsetRange).map { mayChange(textPart(of: $0.range), to: text) } ?? false
    }

    /// The delegate that is notified of changes that don't originate from the keyboard. The system sets it. Not retained. iOS 3.2.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// Finds words and other units of the text. iOS 3.2.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = LayoutTokenizer(of: self)

    /// The field itself. iOS 3.2.
    open var textInputView: UIView { self }

    /// The selection; an empty range is the insertion point. iOS 3.2.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(documentSelection) }
        set { if let range = (newValue as? TextOffsetRange)?.range { documentSelection = range } }
    }

    /// The beginning of the text. iOS 3.2.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }

    /// The end of the text. iOS 3.2.
    open var endOfDocument: UITextPosition { TextOffset(documentLength) }

    /// Returns the range between two positions. iOS 3.2.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextOffset.range(from: fromPosition, to: toPosition)
    }

    /// Returns the position at a distance in UTF-16 units; `nil` beyond the text. iOS 3.2.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        (position as? TextOffset)?.moved(by: offset, in: documentLength)
    }

    /// Returns the position at a distance in characters on the screen; `nil` beyond the text. There is no line above or below. iOS 3.2.
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

    /// Returns the writing direction of the text. iOS 3.2.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { isRightToLeft(at: 0) ? .rightToLeft : .leftToRight }

    /// Sets the writing direction of the whole text, which is one paragraph. iOS 3.2.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        self.writingDirection = writingDirection
        setNeedsDisplay()
    }

    /// Returns the attributes of the character after or before a position, or the typing attributes if there is none. iOS 3.2.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { attributes(at: position, direction) }

    /// Returns the rectangle of the insertion point at a position, in the field's coordinates. iOS 3.2.
    open func caretRect(for position: UITextPosition) -> CGRect {
        (position as? TextOffset).map { caretRect(at: $0.value) } ?? .null
    }

    /// Returns the rectangle of a range, in the field's coordinates. iOS 3.2.
    open func firstRect(for range: UITextRange) -> CGRect {
        guard let range = (range as? TextOffsetRange)?.range else { return .null }
        return lineRects(of: range).first ?? caretRect(at: range.location)
    }

    /// Returns the rectangle of a range, in the field's coordinates; none for an empty range. iOS 6.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(for: range) }

    /// Returns the position that is closest to a point. iOS 3.2.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }

    /// Returns the position of a range that is closest to a point. iOS 3.2.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        nearest(to: point, in: range)
    }

    /// Returns the character at a point, or the closest one. iOS 3.2.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        character(at: point).map(TextOffsetRange.init)
    }

    /// Returns the order of two positions. iOS 3.2.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    /// Returns the distance between two positions in UTF-16 units. iOS 3.2.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        TextOffset.distance(from: from, to: toPosition)
    }

    /// Returns the text of a range; `nil` for a range of another view. iOS 3.2.
    open func text(in range: UITextRange) -> String? {
        (range as? TextOffsetRange).map { currentText.part(textPart(of: $0.range)) }
    }

    /// Replaces a range with a text, and sends the event and the notification. Doesn't ask the delegate. iOS 3.2.
    open func replace(_ range: UITextRange, withText text: String) {
        guard let range = (range as? TextOffsetRange)?.range else { return }
        replace(textPart(of: range), by: text)
    }

    // MARK: Edit menu

    /// Returns whether the field can currently perform an action of the edit menu, which depends on the selection and on the pasteboard.
    /// Secure text isn't copied.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Moves the selected text to the pasteboard, if the delegate allows it. iOS 3.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Copies the selected text to the pasteboard. iOS 3.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Replaces the selection with the text of the pasteboard, if the delegate allows it. iOS 3.
    open override func paste(_ sender: Any?) { pasteText() }

    /// Selects the last word. iOS 3.
    open override func select(_ sender: Any?) { selectLastWord() }

    /// Selects the whole text. iOS 3.
    open override func selectAll(_ sender: Any?) { selectEverything() }

    // MARK: Kinds of fields

    /// The current rectangle of the text.
    var typedArea: CGRect { shownTextRect(in: bounds) }

    /// Draws the border and the text.
    func drawField() { drawBorderAndText() }

    /// Lays out the buttons in the field.
    func placeButtons() {}

    /// Returns the part of the document that a tap at a point selects, if it isn't text.
    func documentPart(at point: CGPoint) -> NSRange? { nil }

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
        (textRange as? TextOffsetRange).flatMap {
            menuOfDelegate(for: textPart(of: $0.range), suggestedActions)
        }
    }

    /// Called before the edit menu appears. Notifies the delegate. iOS 16.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    /// Called when the edit menu disappears. Notifies the delegate. iOS 16.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    // MARK: Keyboard

    /// The view that replaces the keyboard. Default `nil`.
    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }

    /// The accessory view above the keyboard. Default `nil`.
    open override var inputAccessoryView: UIView? {
        get { accessoryStorage }
        set { accessoryStorage = newValue }
    }

    private var inputViewStorage: UIView?
    private var accessoryStorage: UIView?

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

    /// Whether the text is hidden. Default `false`.
    ///
    /// The first key press after editing has begun, or after the text was hidden, clears the hidden text. The delegate is asked about the
    /// key's normal effect.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry, !oldValue, editingStage == .underway { editingStage = .untouched } }
    }

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
