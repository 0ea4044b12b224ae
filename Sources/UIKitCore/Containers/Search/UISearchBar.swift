/// A field for a search, with a cancel button and scopes. Follows Apple's page "UISearchBar".
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    /// The search controller that the bar belongs to is notified of everything before the delegate.
    unowned(unsafe) var controller: UISearchController?
    private let field = UISearchTextField(frame: .zero)
    var isCancelShown = false
    private var scopeIndex = 0

    /// Creates a bar without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar from an archive, without text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.interface.map(readSearchBar)
    }

    private func setUp() {
        field.bar = self
        addQuietly(field)
    }

    /// The field with the text and the tokens. iOS 13.
    open var searchTextField: UISearchTextField { field }

    /// The items over the keyboard of a tablet while the field is edited. iOS 9.
    open override var inputAssistantItem: UITextInputAssistantItem { field.inputAssistantItem }

    /// Is notified of what the user does. Not retained.
    open weak var delegate: (any UISearchBarDelegate)?

    /// Where the bar is: where its delegate says. iOS 7.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// The text; never `nil` when read. Setting it tells the search controller, and the delegate too.
    open var text: String? {
        get { field.currentText }
        set { changing(.text) { replaceText(with: newValue ?? "") } }
    }

    /// What the empty field says. Default `nil`.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// A line above the field. Default `nil`.
    open var prompt: String?

    /// Whether there is a cancel button. Default `false`; a search controller shows it while it is active.
    open var showsCancelButton: Bool {
        get { isCancelShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button. From then on a search controller leaves it alone. iOS 3.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        controller?.automaticallyShowsCancelButton = false
        isCancelShown = showsCancelButton
    }

    /// The titles of the scopes. Default `nil`. iOS 3.
    open var scopeButtonTitles: [String]?

    /// The chosen scope. Setting it does not tell the delegate. Default 0. iOS 3.
    open var selectedScopeButtonIndex: Int {
        get { scopeIndex }
        set { scopeIndex = newValue }
    }

    /// Whether the scopes are shown. Default `false`; a search controller shows them while it is active, unless this was set. iOS 3.
    open var showsScopeBar: Bool {
        get { areScopesShown }
        set {
            controller?.scopes.activation = .manual
            areScopesShown = newValue
        }
    }

    var areScopesShown = false {
        didSet { if areScopesShown != oldValue { scopesDidChange() } }
    }

    // MARK: Looks

    /// How the bar's ground looks. Default `.default`. iOS 7.
    open var searchBarStyle = UISearchBar.Style.default

    /// Whether the ground is light or dark. Default `.default`: as the interface.
    open var barStyle = UIBarStyle.default

    /// The colour of the cursor and the buttons; the superview's where none was set. iOS 5.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The colour of the ground; `nil`, the default, is the system's. iOS 7.
    open var barTintColor: UIColor?

    /// Whether what lies behind shows through the ground. Default `true`. iOS 3.
    open var isTranslucent = true

    /// The image in place of the ground; `nil`, the default, is the system's. iOS 5.
    open var backgroundImage: UIImage?

    /// Whether an empty field has a button for bookmarks. Default `false`. iOS 2.
    open var showsBookmarkButton = false

    /// Whether the field has a button for results. Default `false`. iOS 3.2.
    open var showsSearchResultsButton = false

    /// Whether the button for results is drawn as chosen. Default `false`. iOS 3.2.
    open var isSearchResultsButtonSelected = false

    /// Sets the image of one of the field's icons in a state; `nil` takes it back. iOS 5.
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        iconImages[icon, default: [:]][state] = iconImage
    }

    /// The image that was set for one of the field's icons in a state, or `nil`. iOS 5.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        iconImages[icon]?[state]
    }

    private var iconImages: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]

    /// Shows or hides the scopes. iOS 13.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Size

    /// The bar's height for a width: 56 points, 64 from iOS 26 on as Interface Builder saved one, and more with scopes and a prompt.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight)
    }

    /// No width of its own, and the bar's height.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    /// Evidence: geo-search-bar.
    static var standardHeight: CGFloat { Runtime.current.system >= .iOS(26) ? 64 : 56 }
    static let heightInNavigationBar: CGFloat = 52

    /// Finds the buttons in the bar.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        showItems()
        return super.hitTest(point, with: event)
    }

    var scopeControl: UISegmentedControl?
    /// How opaque the field is: a bar that hides fades.
    var shownOpacity: CGFloat = 1

    // MARK: Editing

    /// Whether the field is the first responder.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// The field takes the keyboard.
    open override var canBecomeFirstResponder: Bool { true }

    /// Begins editing in the field, if the delegate lets it; a search controller becomes active.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends editing in the field, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// Lays the field out.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeField(SearchBarParts(of: self))
    }

    // MARK: Keyboard

    /// The view over the keyboard while the field is edited. Default `nil`. iOS 2.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    /// When the shift key is pressed by itself. Default `.sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// Whether typing is corrected. Default `.default`.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// Whether spelling is checked. Default `.default`. iOS 5.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    /// Which keys there are. Default `.default`.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// How the keyboard looks. Default `.default`.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    /// What the return key says. Default `.search`.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    /// Whether the return key is off while the field is empty. Default `true`.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether the text is hidden. Default `false`.
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    /// What the text means. Default `nil`. iOS 10.
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
}

extension UISearchBar: UITextInputTraits {}

// What the field says of the user's typing.
extension UISearchBar: TextFieldOwner {
    func fieldShouldBeginEditing() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }

    func fieldDidBeginEditing() {
        controller?.barDidBeginEditing()
        delegate?.searchBarTextDidBeginEditing(self)
    }

    func fieldShouldEndEditing() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

    func fieldDidEndEditing() { delegate?.searchBarTextDidEndEditing(self) }

    func fieldMayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func fieldDidChange() {
        controller?.barTextDidChange()
        delegate?.searchBar(self, textDidChange: searchTextField.currentText)
    }

    func fieldDidReturn() { userTapsSearch() }

    fileprivate func replaceText(with newText: String) {
        guard newText != searchTextField.currentText else { return }
        searchTextField.text = newText
        fieldDidChange()
    }

    /// Types a text in the place of the present one.
    package func userTypes(_ newText: String) {
        guard isFirstResponder || becomeFirstResponder() else { return }
        let all = NSRange(location: 0, length: searchTextField.currentText.utf16.count)
        if searchTextField.mayChange(all, to: newText) { replaceText(with: newText) }
    }
}

// What else the user does.
extension UISearchBar {
    /// Taps the search key.
    package func userTapsSearch() {
        delegate?.searchBarSearchButtonClicked(self)
    }

    /// Taps the cancel button, if there is one.
    package func userTapsCancel() {
        guard isCancelShown else { return }
        delegate?.searchBarCancelButtonClicked(self)
        controller?.barDidCancel()
    }

    /// Chooses a scope.
    package func userChoosesScope(_ index: Int) {
        guard scopeButtonTitles?.indices.contains(index) == true, index != scopeIndex else { return }
        scopeIndex = index
        controller?.barScopeDidChange()
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }
}
