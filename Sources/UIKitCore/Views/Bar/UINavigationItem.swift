/// What one page puts into the navigation bar: title, buttons, and the back button that leads to it.
///
/// Follows Apple's page "UINavigationItem".
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    private var leftItems: [UIBarButtonItem]?
    private var rightItems: [UIBarButtonItem]?
    private var isBackButtonHidden = false
    private var stateStorage: NavigationItemState?
    lazy var notes = AccessibilityNotes()

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    /// Creates an item from an archive. The archive's values are the storyboard reader's to apply.
    public required init?(coder: NSCoder) {
        super.init()
        coder.interface.map(readItem)
    }

    /// Writes the item to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// Called when the object has come from a storyboard or nib, and all that came with it is connected. The base class does nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder before it shows the object in its canvas; never when an app runs. The base class does nothing. iOS 8.
    ///
    /// On Apple's systems it is `NSObject`'s. Follows Apple's page "prepareForInterfaceBuilder()".
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    /// Whether assistive technologies see the item as one thing. Default `false`: it is none on the screen. iOS 3. Follows Apple's page
    /// "isAccessibilityElement".
    open var isAccessibilityElement: Bool {
        get { said(\.isElement, or: notes.isElement ?? false) }
        set { notes.isElement = newValue }
    }

    /// What the item is called. Default `nil`. iOS 3. Follows Apple's page "accessibilityLabel".
    open var accessibilityLabel: String? {
        get { said(\.label, or: notes.label) }
        set { notes.label = newValue }
    }

    /// What using the item does. Default `nil`. iOS 3. Follows Apple's page "accessibilityHint".
    open var accessibilityHint: String? {
        get { said(\.hint, or: notes.hint) }
        set { notes.hint = newValue }
    }

    /// What the item is set to. Default `nil`. iOS 3. Follows Apple's page "accessibilityValue".
    open var accessibilityValue: String? {
        get { said(\.value, or: notes.value) }
        set { notes.value = newValue }
    }

    /// What the item is. Default ``UIAccessibilityTraits/none``. iOS 3. Follows Apple's page "accessibilityTraits".
    open var accessibilityTraits: UIAccessibilityTraits {
        get { said(\.traits, or: notes.traits ?? .none) }
        set { notes.traits = newValue }
    }

    // MARK: Titles

    /// The title in the middle of the bar, and on the back button that leads here.
    open var title: String? {
        willSet { willNotify(of: .title) }
        didSet { didNotify(of: .title) }
    }

    /// When the title is large, in a bar that prefers large titles. Default `.automatic`. iOS 11.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    // MARK: Back button

    /// Whether the page has no back button. Default `false`.
    open var hidesBackButton: Bool {
        get { isBackButtonHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Shows or hides the page's back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        isBackButtonHidden = hidesBackButton
    }

    /// The back button of the page that is pushed on this one; `nil` takes one with this page's title.
    ///
    /// Its target and action are not used: a tap goes back.
    open var backBarButtonItem: UIBarButtonItem? {
        get { state?.backBarButtonItem }
        set { ensureState().backBarButtonItem = newValue }
    }

    /// What the back button that leads here says in place of the title. iOS 11.
    open var backButtonTitle: String? {
        get { state?.backButtonTitle }
        set { ensureState().backButtonTitle = newValue }
    }

    /// How much the back button that leads here says. Default `.default`. iOS 14.
    open var backButtonDisplayMode: BackButtonDisplayMode {
        get { state?.backButtonDisplayMode ?? .default }
        set { ensureState().backButtonDisplayMode = newValue }
    }

    /// What a tap on this page's back button does in place of going back. iOS 16.
    ///
    /// With one, the page has a back button even where there is no page to go back to.
    open var backAction: UIAction? {
        get { state?.backAction }
        set { ensureState().backAction = newValue }
    }

    /// Whether the left items stand beside the back button rather than in its place. Default `false`.
    open var leftItemsSupplementBackButton: Bool {
        get { state?.leftItemsSupplementBackButton ?? false }
        set { ensureState().leftItemsSupplementBackButton = newValue }
    }

    // MARK: Buttons

    /// The first button at the leading edge, in place of the back button. Setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The first button at the trailing edge. Setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Replaces the buttons at the leading edge by one, or by none.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the buttons at the trailing edge by one, or by none.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// The buttons at the leading edge, in place of the back button, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The buttons at the trailing edge, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// Replaces the buttons at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftItems = items
        stateStorage?.leadingItemGroups = []
    }

    /// Replaces the buttons at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightItems = items
        stateStorage?.trailingItemGroups = []
    }

    /// Groups at the leading edge. Setting them replaces the left bar button items. iOS 16.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { stateStorage?.leadingItemGroups ?? [] }
        set {
            ensureState().leadingItemGroups = newValue
            leftItems = nil
        }
    }

    /// Groups at the trailing edge. Setting them replaces the right bar button items. iOS 16.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { stateStorage?.trailingItemGroups ?? [] }
        set {
            ensureState().trailingItemGroups = newValue
            rightItems = nil
        }
    }

    // MARK: Looks

    /// The view in place of the title.
    open var titleView: UIView? {
        get { state?.titleView }
        set { ensureState().titleView = newValue }
    }

    /// A line above the title, which makes the bar higher.
    open var prompt: String? {
        get { state?.prompt }
        set { ensureState().prompt = newValue }
    }

    /// Groups in the middle, which the user may arrange. iOS 16.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { state?.centerItemGroups ?? [] }
        set { ensureState().centerItemGroups = newValue }
    }

    /// The group at the very end of the trailing edge. iOS 16.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { state?.pinnedTrailingGroup }
        set { ensureState().pinnedTrailingGroup = newValue }
    }

    /// The name under which the user's arrangement is kept; `nil` lets nobody arrange. iOS 16.
    open var customizationIdentifier: String? {
        get { state?.customizationIdentifier }
        set { ensureState().customizationIdentifier = newValue }
    }

    /// Makes the menu that a tap on the title opens, from what the system suggests. iOS 16.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { state?.titleMenuProvider }
        set { ensureState().titleMenuProvider = newValue }
    }

    /// How the bar arranges the item. Default `.navigator`. iOS 16.
    open var style: ItemStyle {
        get { state?.style ?? .navigator }
        set { ensureState().style = newValue }
    }

    /// How the bar looks while this page is on top; `nil` leaves it to the bar. iOS 13.
    open var standardAppearance: UINavigationBarAppearance? {
        get { state?.standardAppearance }
        set { ensureState().standardAppearance = newValue?.duplicate() }
    }

    /// How a phone's landscape bar looks; `nil` leaves it to the bar. iOS 13.
    open var compactAppearance: UINavigationBarAppearance? {
        get { state?.compactAppearance }
        set { ensureState().compactAppearance = newValue?.duplicate() }
    }

    /// How the bar looks with the content scrolled to its top; `nil` leaves it to the bar. iOS 13.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { state?.scrollEdgeAppearance }
        set { ensureState().scrollEdgeAppearance = newValue?.duplicate() }
    }

    /// The same for a phone's landscape bar. iOS 15.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { state?.compactScrollEdgeAppearance }
        set { ensureState().compactScrollEdgeAppearance = newValue?.duplicate() }
    }

    /// A line under the title. iOS 26.
    open var subtitle: String? {
        get { state?.subtitle }
        set { ensureState().subtitle = newValue }
    }

    /// The title where it is large; `nil` takes the title. iOS 26.
    open var largeTitle: String? {
        get { state?.largeTitle }
        set { ensureState().largeTitle = newValue }
    }

    /// The line under a large title; `nil` takes the subtitle. iOS 26.
    open var largeSubtitle: String? {
        get { state?.largeSubtitle }
        set { ensureState().largeSubtitle = newValue }
    }

    /// The view in place of the subtitle. iOS 26.
    open var subtitleView: UIView? {
        get { state?.subtitleView }
        set { ensureState().subtitleView = newValue }
    }

    /// The view in place of the subtitle under a large title. iOS 26.
    open var largeSubtitleView: UIView? {
        get { state?.largeSubtitleView }
        set { ensureState().largeSubtitleView = newValue }
    }

    /// The title with attributes; it goes before the plain one. iOS 26.
    open var attributedTitle: AttributedString? {
        get { state?.attributedTitle }
        set { ensureState().attributedTitle = newValue }
    }

    /// The subtitle with attributes; it goes before the plain one. iOS 26.
    open var attributedSubtitle: AttributedString? {
        get { state?.attributedSubtitle }
        set { ensureState().attributedSubtitle = newValue }
    }

    // MARK: Search

    /// The search whose bar is shown with the item. Default `nil`. iOS 11.
    open var searchController: UISearchController? {
        get { state?.searchController }
        set { attachSearchController(newValue) }
    }

    /// Whether the search bar goes as the content is scrolled. Default `true`. iOS 11.
    open var hidesSearchBarWhenScrolling: Bool {
        get { state?.hidesSearchBarWhenScrolling ?? true }
        set { changeHidingOfSearch(newValue) }
    }

    // MARK: Rare values

    /// The values that were set; `nil` when there are none.
    var state: NavigationItemState? { stateStorage }

    func ensureState() -> NavigationItemState {
        if let stateStorage { return stateStorage }
        let made = NavigationItemState()
        stateStorage = made
        return made
    }
}
