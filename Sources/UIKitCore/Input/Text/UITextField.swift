/// A line of text that the user edits.
///
/// Typed text is added at the end of the text. A tap makes it the first responder. Follows Apple's page "UITextField".
@preconcurrency @MainActor
open class UITextField: UIControl, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    private(set) var content = TextContent.none
    private(set) var placeholderContent = TextContent.none
    private var style = LabelStyle()
    private var editing = false
    /// What is selected of the text that is edited; `nil` where the insertion point is at its end.
    var selection: NSRange?

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
        set {
            content = TextContent(newValue)
            selection = nil
            invalidateIntrinsicContentSize()
        }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? NSAttributedString(string: "") }
        set {
            content = TextContent(newValue)
            invalidateIntrinsicContentSize()
        }
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
    open var isEditing: Bool { editing }

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
        if isFirstResponder { return true }
        guard window != nil, super.becomeFirstResponder() else { return false }
        _ = textDragging
        editing = true
        setNeedsLayout()
        beganEditing()
        return true
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
        editing = false
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

    /// The range of text that an input method composes. The keyboard here composes nothing: `nil`. iOS 3.2.
    ///
    /// Follows Apple's page "markedTextRange".
    open var markedTextRange: UITextRange? { nil }

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
    open var isSecureTextEntry = false

    /// What the text means. Default `nil`. iOS 10.
    open var textContentType: UITextContentType!
}
