/// What one page puts into the navigation bar: title, buttons, and the back button that leads to it.
///
/// Follows Apple's page "UINavigationItem".
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    private var leftItems: [UIBarButtonItem]?
    private var rightItems: [UIBarButtonItem]?
    private var isBackButtonHidden = false
    private var stateStorage: NavigationItemState?

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
    }

    /// Writes the item to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    // MARK: Titles

    /// The title in the middle of the bar, and on the back button that leads here.
    open var title: String?

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
