/// A search field with a cancel button and scopes. Follows Apple's page "UISearchBar".
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    /// The search controller that owns the bar. It is notified of everything before the delegate.
    weak var controller: UISearchController?
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
        coder.interfaceArchive?.read(self)
    }

    private func setUp() {
        field.bar = self
        addQuietly(field)
    }

    /// The field with the text and the tokens. iOS 13.
    open var searchTextField: UISearchTextField { field }

    /// The shortcut items above the keyboard of an iPad while the field is edited. iOS 9.
    open override var inputAssistantItem: UITextInputAssistantItem { field.inputAssistantItem }

    /// The delegate. Not retained.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The position of the bar, from its delegate. iOS 7.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// Whether the user can edit the text. Default `true`. iOS 16.4.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set { field.isEnabled = newValue }
    }

    /// The text. The getter never returns `nil`. The setter notifies the search controller and the delegate.
    open var text: String? {
        get { field.currentText }
        set { changing(.text) { replaceText(with: newValue ?? "") } }
    }

    /// The placeholder of the empty field. Default `nil`.
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

    /// Shows or hides the cancel button. A search controller doesn't change it afterward. iOS 3.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        controller?.automaticallyShowsCancelButton = false
        isCancelShown = showsCancelButton
    }

    /// The titles of the scope buttons. Default `nil`. iOS 3.
    open var scopeButtonTitles: [String]?

    /// The index of the selected scope. Setting it doesn't call the delegate. Default 0. iOS 3.
    open var selectedScopeButtonIndex: Int {
        get { scopeIndex }
        set { scopeIndex = newValue }
    }

    /// Whether the scopes are shown. Default `false`; a search controller shows them while it is active, unless the app has set this
    /// property. iOS 3.
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

    // MARK: Appearance

    /// The style. Default `.default`. iOS 7.
    open var searchBarStyle = UISearchBar.Style.default

    /// Whether the background is light or dark. Default `.default`: like the interface.
    open var barStyle = UIBarStyle.default

    /// The color of the cursor and the buttons; if it isn't set, the superview's. iOS 5.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The background color; `nil`, the default, for the system's. iOS 7.
    open var barTintColor: UIColor?

    /// Whether the background is translucent. Default `true`. iOS 3.
    open var isTranslucent = true

    /// The background image; `nil`, the default, for the system's background. iOS 5.
    open var backgroundImage: UIImage?

    /// Whether an empty field has a bookmark button. Default `false`. iOS 2.
    open var showsBookmarkButton = false

    /// Whether the field has a results list button. Default `false`. iOS 3.2.
    open var showsSearchResultsButton = false

    /// Whether the results list button is selected. Default `false`. iOS 3.2.
    open var isSearchResultsButtonSelected = false

    /// Sets the image of an icon for a state; `nil` for the system's image. iOS 5.
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        iconImages[icon, default: [:]][state] = iconImage
    }

    /// Returns the image that was set for an icon and a state, or `nil`. iOS 5.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        iconImages[icon]?[state]
    }

    private var iconImages: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]

    /// Shows or hides the scopes. iOS 13.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Size

    /// Returns the bar's height for a width: 56 points, 64 since iOS 26 as saved by Interface Builder, and more with scopes and a prompt.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight)
    }

    /// The bar's height, without an intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    /// Evidence: geo-search-bar.
    static var standardHeight: CGFloat { Runtime.current.design == .glass ? 64 : 56 }
    static let heightInNavigationBar: CGFloat = 52

    /// Finds the buttons in the bar.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        showItems()
        return super.hitTest(point, with: event)
    }

    var scopeControl: UISegmentedControl?
    /// The opacity of the field, which fades while the bar hides.
    var shownOpacity: CGFloat = 1

    // MARK: Editing

    /// Whether the field is the first responder.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// `true`: the field becomes first responder.
    open override var canBecomeFirstResponder: Bool { true }

    /// Begins editing in the field if the delegate allows it, and activates the search controller.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends editing in the field if the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// Lays out the field.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeField(SearchBarParts(of: self))
    }

    // MARK: Keyboard

    /// The view above the keyboard while the field is edited. Default `nil`. iOS 2.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    /// When the Shift key is activated automatically. Default `.sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// Whether typing is autocorrected. Default `.default`.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// Whether spelling is checked. Default `.default`. iOS 5.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    /// The keyboard type. Default `.default`.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// The keyboard's appearance. Default `.default`.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    /// The type of the return key. Default `.search`.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    /// Whether the return key is disabled while the field is empty. Default `true`.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether the text is secure. Default `false`.
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    /// The meaning of the text. Default `nil`. iOS 10.
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
}

extension UISearchBar: UITextInputTraits {}

// Editing events of the field.
extension UISearchBar: TextFieldOwner {
    func fieldShouldBeginEditing() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }

    func fieldDidBeginEditing() {
        controller?.barDidBeginEditing()
        delegate?.searchBarTextDidBeginEditing(self)
    }

    func fieldShouldEndEditing() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

    func fieldDidEndEditing() { delegate?.searchBarTextDidEndEditing(self) }

    func fieldMayChange(_ range: NSRange, to text: String) -> Bool {
        guard let delegate else { return true }
        let answer = OptionalMember.askSince26 {
            delegate.searchBar(
                self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: text)
        }
        return answer ?? delegate.searchBar(self, shouldChangeTextIn: range, replacementText: text)
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

    /// Replaces the text, as the user's typing does.
    package func userTypes(_ newText: String) {
        guard isFirstResponder || becomeFirstResponder() else { return }
        let all = NSRange(location: 0, length: searchTextField.currentText.utf16.count)
        if searchTextField.mayChange(all, to: newText) { replaceText(with: newText) }
    }
}

// Other actions of the user.
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

    /// Selects a scope.
    package func userChoosesScope(_ index: Int) {
        guard scopeButtonTitles?.indices.contains(index) == true, index != scopeIndex else { return }
        scopeIndex = index
        controller?.barScopeDidChange()
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }
}
