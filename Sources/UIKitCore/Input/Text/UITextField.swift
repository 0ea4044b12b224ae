/// A line of text that the user edits.
///
/// Typed text is added at the end of the text. A tap makes it the first responder. Follows Apple's page "UITextField".
@preconcurrency @MainActor
open class UITextField: UIControl, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    private(set) var content = TextContent.none
    private(set) var placeholderContent = TextContent.none
    private var style = LabelStyle()
    var editingStage = FieldEditingStage.none
    /// What is selected of the text that is edited; `nil` where the insertion point is at its end.
    var selection: NSRange?
    /// What an input method composes of the text.
    var marked: NSRange?
    /// The direction that the text was given.
    var writingDirection = NSWritingDirection.natural
    /// What text has besides font, colour and alignment.
    var extraAttributes: [NSAttributedString.Key: Any] = [:]
    /// What the app wants of the text that is typed next.
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
        coder.interface.map(readTextField)
    }

    /// Who is notified of the editing before the delegate: a search bar, of its field.
    var fieldOwner: (any TextFieldOwner)? { nil }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: UITextField.tapAction))
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: UITextField.pressAction))
    }

    // MARK: Text

    /// The text, empty when there is none. Setting it sends no event and asks nobody.
    open var text: String? {
        get { content.string ?? "" }
        set { changing(.text) { changeText { put(styled(newValue)) } } }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? NSAttributedString(string: "") }
        set { changing(.attributedText) { changeText { put(TextContent(newValue)) } } }
    }

    func put(_ new: TextContent) {
        content = new
        (selection, marked) = (nil, nil)
        invalidateIntrinsicContentSize()
    }

    /// The attributes of the whole text. Setting them gives them to all of it, and to what comes; font, colour and alignment are those
    /// of ``font``, ``textColor`` and ``textAlignment``. A field draws these three. iOS 7.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { wholeAttributes }
        set { giveWholeText(newValue) }
    }

    /// The attributes of what is typed next; `nil` while the text is not edited. A change of the selection sets them back. iOS 6.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? typedAttributes ?? attributesOfTyping : nil }
        set { if isEditing { typedAttributes = newValue } }
    }

    /// What an empty field says. Default `nil`.
    open var placeholder: String? {
        get { placeholderContent.string }
        set {
            placeholderContent = TextContent(newValue)
            invalidateIntrinsicContentSize()
        }
    }

    /// The same with its attributes. Default `nil`. iOS 6.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderContent.attributed }
        set {
            placeholderContent = TextContent(newValue)
            invalidateIntrinsicContentSize()
        }
    }

    // MARK: Looks

    /// The font. Default is the system's at 17 points, to which `nil` leads back.
    open var font: UIFont? {
        get { style.font ?? LabelStyle.standardFont }
        set {
            style.font = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour of the text. Default is the system's for labels, to which `nil` leads back.
    open var textColor: UIColor? {
        get { style.textColor ?? LabelStyle.standardColor }
        set { style.textColor = newValue }
    }

    /// The side on which the text lies. Default `.natural`.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { style.alignment = newValue }
    }

    /// The border. Default `.none`.
    open var borderStyle = UITextField.BorderStyle.none {
        didSet { invalidateIntrinsicContentSize() }
    }

    // MARK: Views at the sides

    /// The view before the text, such as an icon. Default `nil`; shown as ``leftViewMode`` says.
    open var leftView: UIView? {
        didSet { sideChanged(from: oldValue) }
    }

    /// When ``leftView`` is shown. Default `.never`.
    open var leftViewMode = UITextField.ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// The view behind the text. Default `nil`; shown as ``rightViewMode`` says.
    open var rightView: UIView? {
        didSet { sideChanged(from: oldValue) }
    }

    /// When ``rightView`` is shown. Default `.never`.
    open var rightViewMode = UITextField.ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// Puts the views at the sides into their places.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSides()
    }

    // MARK: Places

    /// Where the border is: the whole field. Override it to move what belongs there; do not call it.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text is while it is not edited: beside the views at the sides, inside the border.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }

    /// Where the placeholder is: where the text would be.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { shownTextRect(in: bounds) }

    /// Where the text is while it is edited. The base class returns the same as ``textRect(forBounds:)`` of its own.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }

    /// Where ``leftView`` is: at the left edge, in the middle, in its own size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sidePlace(of: leftView, in: bounds, isLeft: true)
    }

    /// Where ``rightView`` is: at the right edge, in the middle, in its own size.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sidePlace(of: rightView, in: bounds, isLeft: false)
    }

    /// Whether a long text is written smaller. Default `false`.
    open var adjustsFontSizeToFitWidth = false

    /// How small, in points. Default 0.
    open var minimumFontSize: CGFloat = 0

    /// When the button is shown that clears the text. Default `.never`.
    open var clearButtonMode = UITextField.ViewMode.never

    // MARK: Size

    /// The size of the text, or of the placeholder of an empty field, with what the border takes.
    open override var intrinsicContentSize: CGSize { measuredSize }

    /// The same, whatever room there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredSize }

    override var baselineDistances: BaselineDistances? { lineDistances }

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

    private func followTextSize() {
        guard adjustsFontForContentSizeCategory, let font = style.font else { return }
        self.font = font.following(traitCollection)
    }

    // MARK: Editing

    /// Decides on editing and is notified. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the text is edited: from ``UITextFieldDelegate/textFieldDidBeginEditing(_:)`` until the end.
    open var isEditing: Bool { editingStage != .none }

    /// The image that is drawn in the border's rectangle, stretched; not with a border of the style `.roundedRect`. Default `nil`.
    open var background: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// The same for a field that is not enabled; left out of account without ``background``. Default `nil`.
    open var disabledBackground: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// Draws the placeholder in a rectangle. Override it to draw it otherwise; do not call it.
    open func drawPlaceholder(in rect: CGRect) { drawStandardPlaceholder(in: rect) }

    /// Draws the text in a rectangle. Called before iOS 15 alone, while the text is not edited. Deprecated by Apple in iOS 15.
    open func drawText(in rect: CGRect) { drawStandardText(in: rect) }

    /// Whether what is inserted comes in the place of the whole text. A change of the selection sets it back. Default `false`.
    /// iOS 6.
    open var clearsOnInsertion = false

    /// What the user left the field in: what was selected, and whether it was the first responder; not the text. It can be kept in a
    /// property list. Set the text before. iOS 15. Follows Apple's page "interactionState".
    open var interactionState: Any {
        get { interactionValues }
        set { restoreInteraction(newValue) }
    }

    /// Whether the text is cleared when editing begins, if the delegate lets it. Default `false`.
    open var clearsOnBeginEditing = false

    /// An enabled field takes the keyboard, if the delegate lets it: this is where it is asked. Evidence: log-text-01.
    open override var canBecomeFirstResponder: Bool {
        isEnabled && mayBegin
    }

    /// Whether the field is enabled. Follows Apple's page "canBecomeFocused".
    open override var canBecomeFocused: Bool { isEnabled }

    @_spi(UIKitModules) open override var isFocusGroup: Bool { true }

    /// Begins editing, if the delegate lets it and the present first responder lets go.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        isFirstResponder || window != nil && super.becomeFirstResponder()
    }

    /// The delegate hears of the editing before the keyboard comes; a text view's hears of it afterwards. Evidence: hunt-text-01.
    override func becameFirstResponder() {
        _ = textDragging
        editingStage = .untouched
        setNeedsLayout()
        beganEditing()
    }

    /// Ends editing, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard mayEnd, super.resignFirstResponder() else { return false }
        lostKeyboard()
        return true
    }

    func lostKeyboard() {
        editingStage = .none
        setNeedsLayout()
        selection = nil
        endedEditing()
    }

    // MARK: Input

    /// Whether there is any text.
    open var hasText: Bool { content.string?.isEmpty == false }

    /// Puts a text in the place of the selection, or at the insertion point, with its event and notification. The delegate
    /// is not asked.
    open func insertText(_ text: String) { insert(text) }

    /// Takes the selection away, or else the character before the insertion point, with its event and notification. The
    /// delegate is not asked. Where there is nothing to take away nothing happens.
    open func deleteBackward() { deleteFromText() }

    // MARK: Places in the text

    /// What is selected, in units of the whole document; without a length it is the insertion point.
    var documentSelection: NSRange {
        get { NSRange(location: unitsBeforeText + editedRange.location, length: editedRange.length) }
        set { choose(newValue) }
    }

    /// How much of the document comes before the text.
    var unitsBeforeText: Int { 0 }

    /// The range of text that an input method composes; `nil` for none. iOS 3.2. Follows Apple's page "markedTextRange".
    open var markedTextRange: UITextRange? {
        marked.map { TextOffsetRange(NSRange(location: unitsBeforeText + $0.location, length: $0.length)) }
    }

    /// How text that is composed looks. Default `nil`: with a light ground. Kept: a field draws its text in one style. iOS 3.2.
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    /// Puts a text in that is being composed, in the place of the one before or of the selection, with its event and notification. The
    /// range is the selection in it. An empty text ends the composition. iOS 3.2.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        compose(markedText ?? "", selectedRange)
    }

    /// Leaves what is composed as it is. iOS 3.2.
    open func unmarkText() { marked = nil }

    /// At which side of a line's end the insertion point stands there. A field has one line. Default `.forward`. iOS 3.2.
    open var selectionAffinity = UITextStorageDirection.forward

    /// Whether the delegate lets a text be put in the place of a range. iOS 6.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        (range as? TextOffsetRange).map { mayChange(textPart(of: $0.range), to: text) } ?? false
    }

    /// Whom the field tells of changes that do not come from the keyboard. The system sets it. Not retained. iOS 3.2.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// Finds words and other units of the text. iOS 3.2.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = LayoutTokenizer(of: self)

    /// The field itself. iOS 3.2.
    open var textInputView: UIView { self }

    /// What is selected; without a length it is the insertion point. iOS 3.2.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(documentSelection) }
        set { if let range = (newValue as? TextOffsetRange)?.range { documentSelection = range } }
    }

    /// The beginning of the text. iOS 3.2.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }

    /// The end of the text. iOS 3.2.
    open var endOfDocument: UITextPosition { TextOffset(documentLength) }

    /// The range between two places. iOS 3.2.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextOffset.range(from: fromPosition, to: toPosition)
    }

    /// The place a number of UTF-16 units away; `nil` beyond the text. iOS 3.2.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        (position as? TextOffset)?.moved(by: offset, in: documentLength)
    }

    /// The place a number of characters away on the screen; `nil` beyond the text. There is no line above or below. iOS 3.2.
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

    /// The direction in which the text is written. iOS 3.2.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { isRightToLeft(at: 0) ? .rightToLeft : .leftToRight }

    /// Sets the direction in which the text is written: all of it, as it is one paragraph. iOS 3.2.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        self.writingDirection = writingDirection
        setNeedsDisplay()
    }

    /// The attributes of the character behind a place, or before it; of what is typed where there is none. iOS 3.2.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { attributes(at: position, direction) }

    /// The rectangle of the insertion point at a place, in the field's coordinates. iOS 3.2.
    open func caretRect(for position: UITextPosition) -> CGRect {
        (position as? TextOffset).map { caretRect(at: $0.value) } ?? .null
    }

    /// The rectangle of a range, in the field's coordinates. iOS 3.2.
    open func firstRect(for range: UITextRange) -> CGRect {
        guard let range = (range as? TextOffsetRange)?.range else { return .null }
        return lineRects(of: range).first ?? caretRect(at: range.location)
    }

    /// The rectangle of a range, in the field's coordinates; none of a range without a length. iOS 6.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(for: range) }

    /// The place that is nearest to a point. iOS 3.2.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }

    /// The place of a range that is nearest to a point. iOS 3.2.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        nearest(to: point, in: range)
    }

    /// The character at a point, or the nearest. iOS 3.2.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        character(at: point).map(TextOffsetRange.init)
    }

    /// The order of two places. iOS 3.2.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    /// How many UTF-16 units lie between two places. iOS 3.2.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        TextOffset.distance(from: from, to: toPosition)
    }

    /// The text of a range; `nil` for one of another view. iOS 3.2.
    open func text(in range: UITextRange) -> String? {
        (range as? TextOffsetRange).map { currentText.part(textPart(of: $0.range)) }
    }

    /// Puts a text in the place of a range, with its event and notification. The delegate is not asked. iOS 3.2.
    open func replace(_ range: UITextRange, withText text: String) {
        guard let range = (range as? TextOffsetRange)?.range else { return }
        replace(textPart(of: range), by: text)
    }

    // MARK: Edit menu

    /// Whether the field does something of the edit menu now: it depends on the selection and on the pasteboard. What is hidden
    /// is not copied.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Takes the selected text away, if the delegate lets it, and puts it on the pasteboard. iOS 3.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Puts the selected text on the pasteboard. iOS 3.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Puts the text of the pasteboard in the place of the selection, if the delegate lets it. iOS 3.
    open override func paste(_ sender: Any?) { pasteText() }

    /// Selects the last word. iOS 3.
    open override func select(_ sender: Any?) { selectLastWord() }

    /// Selects the whole text. iOS 3.
    open override func selectAll(_ sender: Any?) { selectEverything() }

    // MARK: Looks of kinds of fields

    /// Where the text is now.
    var typedArea: CGRect { shownTextRect(in: bounds) }

    /// Draws border and text.
    func drawField() { drawBorderAndText() }

    /// Puts the buttons in the field into their places.
    func placeButtons() {}

    /// What a tap at a point selects, where that is no text.
    func documentPart(at point: CGPoint) -> NSRange? { nil }

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
            delegate?.textField(
                self, editMenuForCharactersIn: textPart(of: $0.range), suggestedActions: suggestedActions)
        }
    }

    /// Called before the edit menu is shown: tells the delegate. iOS 16.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    /// Called when the edit menu goes: tells the delegate. iOS 16.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    // MARK: Keyboard

    /// The view that stands in for the keyboard. Default `nil`.
    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }

    /// The view that is shown over the keyboard. Default `nil`.
    open override var inputAccessoryView: UIView? {
        get { accessoryStorage }
        set { accessoryStorage = newValue }
    }

    private var inputViewStorage: UIView?
    private var accessoryStorage: UIView?

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

    /// Whether the text is hidden. Default `false`.
    ///
    /// The first key that the user presses after editing has begun, or after the text has been hidden, clears a hidden text. The delegate is
    /// asked about what the key does otherwise.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry, !oldValue, editingStage == .underway { editingStage = .untouched } }
    }

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
