/// The content of the navigation bar for one page: its title, its buttons, and the back button that returns to it.
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

    /// Creates an item from an archive. The storyboard reader applies the archive's values.
    public required init?(coder: NSCoder) {
        super.init()
        coder.interfaceArchive?.read(self)
    }

    /// Writes the item to an archive. The base class writes nothing.
    open func encode(with coder: NSCoder) {}

    /// Called after the object was loaded from a storyboard or nib, with all outlets connected. The base class does nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder before it shows the object in its canvas; never at run time. The base class does nothing. iOS 8.
    ///
    /// On Apple's systems it is a method of `NSObject`. Follows Apple's page "prepareForInterfaceBuilder()".
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    /// Whether the item is an accessibility element. Default `false`: it isn't visible itself. iOS 3. Follows Apple's page
    /// "isAccessibilityElement".
    open var isAccessibilityElement: Bool {
        get { said(\.isElement, or: notes.isElement ?? false) }
        set { notes.isElement = newValue }
    }

    /// The accessibility label. Default `nil`. iOS 3. Follows Apple's page "accessibilityLabel".
    open var accessibilityLabel: String? {
        get { said(\.label, or: notes.label) }
        set { notes.label = newValue }
    }

    /// The result of performing an action on the item. Default `nil`. iOS 3. Follows Apple's page "accessibilityHint".
    open var accessibilityHint: String? {
        get { said(\.hint, or: notes.hint) }
        set { notes.hint = newValue }
    }

    /// The value of the item. Default `nil`. iOS 3. Follows Apple's page "accessibilityValue".
    open var accessibilityValue: String? {
        get { said(\.value, or: notes.value) }
        set { notes.value = newValue }
    }

    /// The accessibility traits. Default ``UIAccessibilityTraits/none``. iOS 3. Follows Apple's page "accessibilityTraits".
    open var accessibilityTraits: UIAccessibilityTraits {
        get { said(\.traits, or: notes.traits ?? .none) }
        set { notes.traits = newValue }
    }

    // MARK: Titles

    /// The title in the bar, and on the back button that returns to this page.
    open var title: String? {
        willSet { willNotify(of: .title) }
        didSet { didNotify(of: .title) }
    }

    /// The condition for a large title, in a bar that prefers large titles. Default `.automatic`. iOS 11.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    // MARK: Back button

    /// Whether the page's back button is hidden. Default `false`.
    open var hidesBackButton: Bool {
        get { isBackButtonHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Shows or hides the page's back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        isBackButtonHidden = hidesBackButton
    }

    /// The back button of the page that is pushed on this one; `nil` for one with this page's title.
    ///
    /// Its target and action aren't used: a tap always pops.
    open var backBarButtonItem: UIBarButtonItem? {
        get { state?.backBarButtonItem }
        set { ensureState().backBarButtonItem = newValue }
    }

    /// The title of the back button that returns to this page; `nil` for this page's title. iOS 11.
    open var backButtonTitle: String? {
        get { state?.backButtonTitle }
        set { ensureState().backButtonTitle = newValue }
    }

    /// The display mode of the back button that returns to this page. Default `.default`. iOS 14.
    open var backButtonDisplayMode: BackButtonDisplayMode {
        get { state?.backButtonDisplayMode ?? .default }
        set { ensureState().backButtonDisplayMode = newValue }
    }

    /// The action of this page's back button, which replaces going back. iOS 16.
    ///
    /// With a back action the page has a back button even without a previous page.
    open var backAction: UIAction? {
        get { state?.backAction }
        set { ensureState().backAction = newValue }
    }

    /// Whether the left items are shown in addition to the back button. Default `false`: they replace it.
    open var leftItemsSupplementBackButton: Bool {
        get { state?.leftItemsSupplementBackButton ?? false }
        set { ensureState().leftItemsSupplementBackButton = newValue }
    }

    // MARK: Buttons

    /// The first button at the leading edge, which replaces the back button. Setting it replaces all buttons there.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The first button at the trailing edge. Setting it replaces all buttons there.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Replaces the buttons at the leading edge with one, or with none.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the buttons at the trailing edge with one, or with none.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// The buttons at the leading edge, which replace the back button, from the edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The buttons at the trailing edge, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// Replaces the buttons at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard UIBarButtonItem.areAllowed(items, as: "leftBarButtonItems") else { return }
        BroughtViews.itemsChange(from: leftItems, to: items)
        leftItems = items
        stateStorage?.leadingItemGroups = []
    }

    /// Replaces the buttons at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard UIBarButtonItem.areAllowed(items, as: "rightBarButtonItems") else { return }
        BroughtViews.itemsChange(from: rightItems, to: items)
        rightItems = items
        stateStorage?.trailingItemGroups = []
    }

    /// The groups at the leading edge. Setting them replaces the left bar button items. iOS 16.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { stateStorage?.leadingItemGroups ?? [] }
        set {
            BroughtViews.itemsChange(from: leftItems, to: newValue.flatMap(\.barButtonItems))
            ensureState().leadingItemGroups = newValue
            leftItems = nil
        }
    }

    /// The groups at the trailing edge. Setting them replaces the right bar button items. iOS 16.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { stateStorage?.trailingItemGroups ?? [] }
        set {
            BroughtViews.itemsChange(from: rightItems, to: newValue.flatMap(\.barButtonItems))
            ensureState().trailingItemGroups = newValue
            rightItems = nil
        }
    }

    // MARK: Appearance

    /// The view that replaces the title.
    open var titleView: UIView? {
        get { state?.titleView }
        set {
            ensureState().titleView = newValue
            BroughtViews.showSoon()
        }
    }

    /// A line of text above the title, which increases the bar's height.
    open var prompt: String? {
        get { state?.prompt }
        set { ensureState().prompt = newValue }
    }

    /// The groups in the center, which the user can customize. iOS 16.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { state?.centerItemGroups ?? [] }
        set { ensureState().centerItemGroups = newValue }
    }

    /// The outermost group at the trailing edge. iOS 16.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { state?.pinnedTrailingGroup }
        set {
            ensureState().pinnedTrailingGroup = newValue
            BroughtViews.showSoon()
        }
    }

    /// The element whose items are the last ones in the overflow menu. Default `nil`. iOS 16.
    ///
    /// If it is set, the bar shows the menu's button even if all bar button items have room. Follows Apple's header UINavigationItem.h.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        get { state?.additionalOverflowItems }
        set {
            ensureState().additionalOverflowItems = newValue
            BroughtViews.showSoon()
        }
    }

    /// The button of the overflow menu, as the source of a popover; `nil` while no bar shows it. iOS 16.
    ///
    /// Follows Apple's header UINavigationItem.h.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        shownOverflowButton
    }

    /// The identifier with which the user's customization is saved; `nil` disables customization. iOS 16.
    open var customizationIdentifier: String? {
        get { state?.customizationIdentifier }
        set { ensureState().customizationIdentifier = newValue }
    }

    /// Returns the menu for a tap on the title. Receives the system's suggested elements. iOS 16.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { state?.titleMenuProvider }
        set { ensureState().titleMenuProvider = newValue }
    }

    /// The layout of the item in the bar. Default `.navigator`. iOS 16.
    open var style: ItemStyle {
        get { state?.style ?? .navigator }
        set { ensureState().style = newValue }
    }

    /// The bar's appearance while this page is on top; `nil` for the bar's own. iOS 13.
    open var standardAppearance: UINavigationBarAppearance? {
        get { state?.standardAppearance }
        set { ensureState().standardAppearance = newValue?.duplicate() }
    }

    /// The appearance of a landscape bar on iPhone; `nil` for the bar's own. iOS 13.
    open var compactAppearance: UINavigationBarAppearance? {
        get { state?.compactAppearance }
        set { ensureState().compactAppearance = newValue?.duplicate() }
    }

    /// The appearance while the content is scrolled to its top; `nil` for the bar's own. iOS 13.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { state?.scrollEdgeAppearance }
        set { ensureState().scrollEdgeAppearance = newValue?.duplicate() }
    }

    /// The appearance of a landscape bar on iPhone while the content is scrolled to its top. iOS 15.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { state?.compactScrollEdgeAppearance }
        set { ensureState().compactScrollEdgeAppearance = newValue?.duplicate() }
    }

    /// A line of text below the title; with an attributed subtitle, that one's text. Default `nil`. iOS 26.
    ///
    /// Ignored if ``subtitleView`` is set. Follows Apple's page "subtitle".
    open var subtitle: String? {
        get { state?.attributedSubtitle?.string ?? state?.subtitle }
        set { ensureState().subtitle = newValue }
    }

    /// The large title; `nil`, the default, for the title. iOS 26. Follows Apple's page "largeTitle".
    open var largeTitle: String? {
        get { state?.largeTitle }
        set { ensureState().largeTitle = newValue }
    }

    /// The line of text below a large title; `nil`, the default, for the subtitle. iOS 26. Follows Apple's page
    /// "largeSubtitle".
    open var largeSubtitle: String? {
        get { state?.largeSubtitle }
        set { ensureState().largeSubtitle = newValue }
    }

    /// The view that replaces the subtitle. Default `nil`. iOS 26.
    ///
    /// Its constraints or `sizeThatFits(_:)` determine its size. Follows Apple's page "subtitleView".
    open var subtitleView: UIView? {
        get { state?.subtitleView }
        set {
            ensureState().subtitleView = newValue
            BroughtViews.showSoon()
        }
    }

    /// The view below a large title, which replaces all other subtitles. Default `nil`. iOS 26.
    ///
    /// Its constraints or `sizeThatFits(_:)` determine its size. Follows Apple's page "largeSubtitleView".
    open var largeSubtitleView: UIView? {
        get { state?.largeSubtitleView }
        set {
            ensureState().largeSubtitleView = newValue
            BroughtViews.showSoon()
        }
    }

    // MARK: Search

    /// The search controller whose search bar is shown in the bar. Default `nil`. iOS 11.
    open var searchController: UISearchController? {
        get { state?.searchController }
        set { attachSearchController(newValue) }
    }

    /// Whether scrolling the content hides the search bar. Default `true`. iOS 11.
    ///
    /// Ignored unless the search bar is below the title. Follows Apple's page "hidesSearchBarWhenScrolling".
    open var hidesSearchBarWhenScrolling: Bool {
        get { state?.hidesSearchBarWhenScrolling ?? true }
        set { changeHidingOfSearch(newValue) }
    }

    /// The preferred placement of the search bar. Default `.automatic`. iOS 16. Follows Apple's page
    /// "preferredSearchBarPlacement".
    open var preferredSearchBarPlacement: SearchBarPlacement {
        get { state?.preferredSearchBarPlacement ?? .automatic }
        set { changePreferredPlacement(newValue) }
    }

    /// The actual placement of the search bar, for an item with a search controller. iOS 16. Follows Apple's page
    /// "searchBarPlacement".
    open var searchBarPlacement: SearchBarPlacement { searchPlacing.placement }

    /// The item that marks the search bar's position among the view controller's `toolbarItems`. iOS 26.
    ///
    /// Without it the search bar is the last item of the toolbar. Bars ignore it without a search controller, and it
    /// isn't allowed in a navigation bar or a group. Follows Apple's page "searchBarPlacementBarButtonItem".
    open var searchBarPlacementBarButtonItem: UIBarButtonItem { ensureState().searchPlacementItem(of: self) }

    /// Whether the search bar may be in the toolbar of an iPhone. Default `true`. iOS 26. Follows Apple's page
    /// "searchBarPlacementAllowsToolbarIntegration".
    open var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { state?.allowsSearchInToolbar ?? true }
        set { changeToolbarIntegration(newValue) }
    }

    // MARK: Rare values

    /// The values that the app has set; `nil` for none.
    package var state: NavigationItemState? { stateStorage }

    package func ensureState() -> NavigationItemState {
        if let stateStorage { return stateStorage }
        let made = NavigationItemState()
        stateStorage = made
        return made
    }
}
