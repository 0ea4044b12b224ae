/// A line of text that the user edits.
///
/// A field keeps its text and what becomes of it; what is typed comes at the end of the text. A tap makes it the first responder. Follows Apple's page "UITextField".
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
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

    /// Decides on editing and hears of it. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the text is edited: from ``UITextFieldDelegate/textFieldDidBeginEditing(_:)`` until the end.
    open var isEditing: Bool { editing }

    /// Whether the text is cleared when editing begins, if the delegate lets it. Default `false`.
    open var clearsOnBeginEditing = false

    /// An enabled field takes the keyboard, if the delegate lets it: this is where it is asked. Evidence: log-text-01.
    open override var canBecomeFirstResponder: Bool {
        isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    /// Begins editing, if the delegate lets it and the present first responder lets go.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, super.becomeFirstResponder() else { return false }
        editing = true
        beganEditing()
        return true
    }

    /// Ends editing, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        lostKeyboard()
        return true
    }

    func lostKeyboard() {
        editing = false
        selection = nil
        endedEditing()
    }

    // MARK: Input

    /// Whether there is any text.
    open var hasText: Bool { content.string?.isEmpty == false }

    /// Puts a text in at the end, with its event and notification. The delegate is not asked.
    open func insertText(_ text: String) {
        self.text = (content.string ?? "").replacing(editedRange, by: text)
        changedByInput()
    }

    /// Takes the last character away, with its event and notification. The delegate is not asked. In an empty field
    /// nothing happens.
    open func deleteBackward() {
        guard hasText else { return }
        text = content.string?.replacing(deletedRange, by: "")
        changedByInput()
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
