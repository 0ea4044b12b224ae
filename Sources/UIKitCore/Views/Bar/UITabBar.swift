/// The bar with the tabs.
///
/// A bar by itself keeps its items; a tab bar controller's shows those of the controller's pages, and refuses to
/// be changed. Follows Apple's page "UITabBar".
@preconcurrency @MainActor
open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
    /// The items as the owning controller has them. With it the bar refuses changes.
    package var ownerItems: (() -> [UITabBarItem])?
    /// The chosen item as the owning controller has it.
    package var ownerSelectedItem: (() -> UITabBarItem?)?
    /// What a tap on an item of the owning controller's bar does.
    package var ownerChooses: ((UITabBarItem) -> Void)?
    /// What scrolls beneath the owning controller's bar.
    var ownerContent: (() -> UIScrollView?)?
    private var itemList: [UITabBarItem]?
    private weak var chosenItem: UITabBarItem?
    private weak var delegateStorage: (any UITabBarDelegate)?
    private var looks: TabBarLooks?
    /// What the user does with the items; `nil` when nothing.
    var customizing: TabBarCustomizing?

    /// Whether a drag that rests on any of the items does what a tap does. Default `false`. iOS 11.
    open var isSpringLoaded = false

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a bar from an archive, without items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readBar)
    }

    /// Notified of the user's choice. Not retained. A controller's bar refuses another.
    open weak var delegate: (any UITabBarDelegate)? {
        get { delegateStorage }
        set {
            guard ownerItems == nil || newValue === delegateStorage else {
                Runtime.current.diagnostics.raise(
                    .internalInconsistency,
                    "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
                return
            }
            delegateStorage = newValue
        }
    }

    /// The items, in order; `nil` when none were set.
    open var items: [UITabBarItem]? {
        get { ownerItems?() ?? itemList }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. The chosen one stays chosen if it is among them; else none is.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard mayChange else { return }
        itemList = items
        if let chosenItem, !(items ?? []).contains(where: { $0 === chosenItem }) { self.chosenItem = nil }
    }

    /// The chosen item. The delegate is not told when the app sets it.
    open var selectedItem: UITabBarItem? {
        get { ownerItems == nil ? chosenItem : ownerSelectedItem?() }
        set {
            guard mayChange else { return }
            changing(.selectedItem) { chosenItem = newValue }
        }
    }

    /// How high a bar is: 49 points, 32 in a phone's compact landscape, 50 or 45 on a tablet, and the safe area beneath it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: traitCollection.barHeights.tabBar + (window?.safeAreaInsets.bottom ?? 0))
    }

    /// No width of its own; the bar's height, with the safe area that the bar reaches into.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: traitCollection.barHeights.tabBar + safeAreaInsets.bottom)
    }

    /// Takes on another height.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    /// The item, or else the bar, at a point.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        showItems()
        return super.hitTest(point, with: event)
    }

    /// The items, as fingers find them: side by side over the bar's width.
    package func showItems() {
        let items = shownItems
        let width = boundsStorage.width / CGFloat(max(1, items.count))
        showItems(
            items.enumerated().map { index, item in
                let frame = CGRect(
                    x: CGFloat(index) * width, y: 0, width: width, height: min(boundsStorage.height, 49))
                return ItemSpot(
                    title: item.shownTitle, frame: frame,
                    isEnabled: item.isEnabled, look: .tab(item, isSelected: item === selectedItem),
                    isSpringLoaded: isSpringLoaded || item.isSpringLoaded
                ) { [weak self] in
                    self?.choose(item)
                }
            })
    }

    private func choose(_ item: UITabBarItem) {
        guard customizing == nil else { return }
        if let ownerChooses { ownerChooses(item) } else { userChooses(item) }
    }

    /// What a tap on an item does: it is chosen, and the delegate is told. A disabled item does nothing.
    ///
    /// In a controller's bar only the delegate is told: the choice is the controller's.
    package func userChooses(_ item: UITabBarItem) {
        guard item.isEnabled, let items, items.contains(where: { $0 === item }) else { return }
        if ownerItems == nil { changing(.selectedItem) { chosenItem = item } }
        delegateStorage?.tabBar(self, didSelect: item)
    }

    // MARK: Customizing

    /// Shows a sheet with items that the user drags onto the bar, where each replaces another one.
    ///
    /// Items of the bar that are not among these stay where they are, and the bar keeps their number. The delegate is notified of
    /// the beginning and the end; a Done button ends it. `items` must not be empty. A tab bar controller shows the sheet itself,
    /// and its bar refuses the call. Follows Apple's page "beginCustomizingItems(_:)".
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        if mayChange { customize(items) }
    }

    /// Takes the sheet away, and returns whether the user has changed the bar's items. `false` without a sheet.
    ///
    /// Follows Apple's page "endCustomizing(animated:)".
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { endCustomization(animated: animated) }

    /// Whether the user can drag items at this moment. Follows Apple's page "isCustomizing".
    open var isCustomizing: Bool { customizing != nil }

    /// The user's order counts. A controller's bar shows what the controller makes of it.
    func takeOver(_ items: [UITabBarItem]) {
        guard ownerItems == nil else { return }
        setItems(items, animated: false)
    }

    private var mayChange: Bool {
        guard ownerItems != nil else { return true }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
        return false
    }

    /// The values that were set; `nil` when there are none.
    var looksIfSet: TabBarLooks? { looks }

    func ensureLooks() -> TabBarLooks {
        if let looks { return looks }
        let made = TabBarLooks()
        looks = made
        return made
    }

    // MARK: Looks

    /// The bar's plain looks. Default `.default`. iOS 7.
    open var barStyle: UIBarStyle {
        get { looksIfSet?.barStyle ?? .default }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.barStyle, newValue) }
            ensureLooks().barStyle = newValue
        }
    }

    /// Whether the content shows through. Default `true`. iOS 7.
    open var isTranslucent: Bool {
        get { looksIfSet?.isTranslucent ?? true }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.isTranslucent, newValue) }
            ensureLooks().isTranslucent = newValue
        }
    }

    /// The colour of the selected tab; the superview's where none was set. iOS 5.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The colour of the background; `nil`, the default, is the style's. iOS 7.
    open var barTintColor: UIColor? {
        get { looksIfSet?.barTintColor }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.barTintColor, newValue) }
            ensureLooks().barTintColor = newValue
        }
    }

    /// The colour of the tabs that are not chosen; `nil`, the default, is the system's grey. iOS 10.
    open var unselectedItemTintColor: UIColor? {
        get { looksIfSet?.unselectedItemTintColor }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.unselectedItemTintColor, newValue) }
            ensureLooks().unselectedItemTintColor = newValue
        }
    }

    /// The image behind the items.
    open var backgroundImage: UIImage? {
        get { looksIfSet?.backgroundImage }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.backgroundImage, newValue) }
            ensureLooks().backgroundImage = newValue
        }
    }

    /// The image behind the chosen item.
    open var selectionIndicatorImage: UIImage? {
        get { looksIfSet?.selectionIndicatorImage }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.selectionIndicatorImage, newValue) }
            ensureLooks().selectionIndicatorImage = newValue
        }
    }

    /// The image along the bar, in place of the system's line.
    open var shadowImage: UIImage? {
        get { looksIfSet?.shadowImage }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.shadowImage, newValue) }
            ensureLooks().shadowImage = newValue
        }
    }

    /// How the items share the bar's width. Default `.automatic`. iOS 7.
    open var itemPositioning: ItemPositioning {
        get { looksIfSet?.itemPositioning ?? .automatic }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.itemPositioning, newValue) }
            ensureLooks().itemPositioning = newValue
        }
    }

    /// The width of centred items; 0, the default, is the system's. iOS 7.
    open var itemWidth: CGFloat {
        get { looksIfSet?.itemWidth ?? 0 }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.itemWidth, newValue) }
            ensureLooks().itemWidth = newValue
        }
    }

    /// The room between centred items; 0, the default, is the system's. iOS 7.
    open var itemSpacing: CGFloat {
        get { looksIfSet?.itemSpacing ?? 0 }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.itemSpacing, newValue) }
            ensureLooks().itemSpacing = newValue
        }
    }

    /// How the bar looks. The bar keeps a copy of what is set. iOS 13.
    open var standardAppearance: UITabBarAppearance {
        get { standardLook }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.standardAppearance, newValue) }
            standardLook = newValue
        }
    }

    /// How the bar looks with the content scrolled to its end; `nil`, the default, is the system's. iOS 15.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looksIfSet?.scrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.scrollEdgeAppearance, newValue) }
            ensureLooks().scrollEdgeAppearance = newValue?.duplicate()
        }
    }
}
