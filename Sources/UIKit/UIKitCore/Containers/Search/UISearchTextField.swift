/// A text field for searches, with tokens before the text.
///
/// Each token is one unit of the document, before the units of the text. Token changes by the app send no events. When the user deletes a
/// token, the field sends the events and notifications of a text change. iOS 13. Follows Apple's page "UISearchTextField".
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The search bar that owns the field. It is notified of everything before the delegate.
    weak var bar: UISearchBar?
    private var tokenList: [UISearchToken] = []
    private var tokenColor: UIColor?
    /// The selected tokens.
    var selectedTokens = 0..<0

    /// Creates a field without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Creates a field from an archive, without text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    // MARK: Tokens

    /// The tokens, from the leading edge. Setting them clears the selection.
    open var tokens: [UISearchToken] {
        get { tokenList }
        set {
            tokenList = newValue
            selectedTokens = 0..<0
            invalidateIntrinsicContentSize()
        }
    }

    /// Inserts a token at an index from 0 to the number of tokens.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: tokenIndex)
    }

    /// Removes the token at an index.
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

    /// Returns the position of a token, for the range that selects it.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { TextOffset(tokenIndex) }

    /// Returns the tokens in a range, which may extend into the text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        (textRange as? TextOffsetRange).map { Array(tokenList[tokenPart(of: $0.range)]) } ?? []
    }

    /// The range of the text, without the tokens.
    open var textualRange: UITextRange {
        TextOffsetRange(NSRange(location: unitsBeforeText, length: currentText.utf16.count))
    }

    /// Removes the text in a range, inserts a token at an index, and selects the token. Tokens in the range stay.
    open func replaceTextualPortion(
        of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
    ) {
        turnText(in: textRange, into: token, at: tokenIndex)
    }

    /// The background color of all tokens. `nil` restores the system's color.
    open var tokenBackgroundColor: UIColor! {
        get { tokenColor ?? UISearchTextField.standardTokenColor }
        set { tokenColor = newValue }
    }

    /// Whether the user can delete tokens. Default `true`.
    open var allowsDeletingTokens = true

    /// Whether the user can copy tokens. Default `true`. A token is copied as the item that the delegate provides; text can always be
    /// copied.
    open var allowsCopyingTokens = true

    // MARK: Editing

    /// Whether there is any text or token.
    open override var hasText: Bool { super.hasText || !tokenList.isEmpty }

    /// Begins editing. A search bar that belongs to a navigation bar is added to it first.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        bar?.controller?.placeBar()
        return super.becomeFirstResponder()
    }

    /// Replaces the selection, including tokens, with a text.
    open override func insertText(_ text: String) {
        removeSelectedTokens()
        super.insertText(text)
    }

    /// Deletes the selection, including tokens. At the start of the text it selects the last token.
    open override func deleteBackward() {
        if !deleteTokens() { super.deleteBackward() }
    }

    // MARK: Layout

    /// The field's standard height, and the width of its content.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// Returns the same size as ``intrinsicContentSize``, whatever the available size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// Finds the button in the field.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        showItems()
        return super.hitTest(point, with: event)
    }

    override var typedArea: CGRect { SearchFieldParts(of: self).text }

    override var fieldOwner: (any TextFieldOwner)? { bar }

    override var unitsBeforeText: Int { tokenList.count }

    override var documentSelection: NSRange {
        get { selectedTokens.isEmpty ? super.documentSelection : selectionWithTokens }
        set {
            selectTokens(in: newValue)
            choose(newValue)
        }
    }

    package override func lostKeyboard() {
        selectedTokens = 0..<0
        super.lostKeyboard()
    }

    override func documentPart(at point: CGPoint) -> NSRange? { token(at: point) }

    override func placeButtons() { showItems() }

    override func drawField() { drawSearchField() }
}
