/// A field for a text to search for, with tokens before it.
///
/// Each token is one unit of the document, before those of the text. Tokens that the app changes are told to nobody; when the
/// user takes one away, the field's events and notifications are those of a change of the text. iOS 13. Follows Apple's page
/// "UISearchTextField".
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The search bar that the field belongs to is notified of everything before the delegate.
    weak var bar: UISearchBar?
    private var tokenList: [UISearchToken] = []
    private var tokenColor: UIColor?
    /// The tokens that are selected.
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

    /// The tokens, from the leading edge on. Setting them takes the selection back.
    open var tokens: [UISearchToken] {
        get { tokenList }
        set {
            tokenList = newValue
            selectedTokens = 0..<0
            invalidateIntrinsicContentSize()
        }
    }

    /// Puts a token in at an index, from 0 to the number of tokens.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: tokenIndex)
    }

    /// Takes the token at an index away.
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

    /// The place of a token, for the range with which it is selected.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { TextOffset(tokenIndex) }

    /// The tokens in a range, which may go on into the text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        (textRange as? TextOffsetRange).map { Array(tokenList[tokenPart(of: $0.range)]) } ?? []
    }

    /// The range of the text, without the tokens.
    open var textualRange: UITextRange {
        TextOffsetRange(NSRange(location: unitsBeforeText, length: currentText.utf16.count))
    }

    /// Takes the text in a range away, puts a token in at an index, and selects it. Tokens in the range stay.
    open func replaceTextualPortion(
        of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
    ) {
        turnText(in: textRange, into: token, at: tokenIndex)
    }

    /// The ground of all tokens. `nil` leads back to the system's colour.
    open var tokenBackgroundColor: UIColor! {
        get { tokenColor ?? UISearchTextField.standardTokenColor }
        set { tokenColor = newValue }
    }

    /// Whether the user takes tokens away. Default `true`.
    open var allowsDeletingTokens = true

    /// Whether the user copies tokens. Default `true`. A token is copied by what the delegate provides; text can be copied
    /// always.
    open var allowsCopyingTokens = true

    // MARK: Editing

    /// Whether there is any text or token.
    open override var hasText: Bool { super.hasText || !tokenList.isEmpty }

    /// Begins editing; a search bar of a navigation bar comes into it before.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        bar?.controller?.placeBar()
        return super.becomeFirstResponder()
    }

    /// Puts a text in the place of what is selected, tokens among it.
    open override func insertText(_ text: String) {
        removeSelectedTokens()
        super.insertText(text)
    }

    /// Takes away what is selected, tokens among it. At the beginning of the text it selects the last token.
    open override func deleteBackward() {
        if !deleteTokens() { super.deleteBackward() }
    }

    // MARK: Places

    /// The height of the field by itself, and the width of what it shows.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// The same, whatever room there is.
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

    override func lostKeyboard() {
        selectedTokens = 0..<0
        super.lostKeyboard()
    }

    override func documentPart(at point: CGPoint) -> NSRange? { token(at: point) }

    override func placeButtons() { showItems() }

    override func drawField() { drawSearchField() }
}
