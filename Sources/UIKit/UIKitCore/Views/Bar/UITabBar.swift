/// The bar with the tabs.
///
/// A standalone bar manages its items. A tab bar controller's bar shows the items of the controller's pages, and rejects changes. Follows
/// Apple's page "UITabBar".
@preconcurrency @MainActor
open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
    /// Returns the items of the owning controller. If it is set, the bar rejects changes.
    package var ownerItems: (() -> [UITabBarItem])?
    /// Returns the selected item of the owning controller.
    package var ownerSelectedItem: (() -> UITabBarItem?)?
    /// Called when an item of the owning controller's bar is tapped.
    package var ownerChooses: ((UITabBarItem) -> Void)?
    /// Returns a closure that shows the owning controller's sidebar; `nil` if it has none.
    package var ownerSidebar: (() -> (() -> Void)?)?
    /// Called when the owning controller's minimized bar is tapped; `nil` while the bar isn't minimized.
    package var ownerRestores: (() -> Void)?
    /// Whether the bar is at the top of an iPad, and only as wide as its items.
    var isOnTop = false
    /// Returns the item of the owning controller's search tab, which is apart from the others since iOS 26.
    var ownerSearchItem: (() -> UITabBarItem?)?
    /// Returns the scroll view under the owning controller's bar.
    package var ownerContent: (() -> UIScrollView?)?
    private var itemList: [UITabBarItem]?
    private weak var chosenItem: UITabBarItem?
    private weak var delegateStorage: (any UITabBarDelegate)?
    private var looks: TabBarLooks?
    /// The customization in progress; `nil` for none.
    var customizing: TabBarCustomizing?

    /// Whether spring loading selects items. Default `false`. iOS 11.
    open var isSpringLoaded = false

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a bar from an archive, without items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interfaceArchive?.read(self)
    }

    /// The delegate, which is notified of the user's selection. Not retained. A controller's bar rejects another delegate.
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

    /// The items, in order; `nil` if none were set.
    open var items: [UITabBarItem]? {
        get { ownerItems?() ?? itemList }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. The selected item stays selected if it is among them; otherwise none is selected.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard mayChange else { return }
        itemList = items
        if let chosenItem, !(items ?? []).contains(where: { $0 === chosenItem }) { self.chosenItem = nil }
    }

    /// The selected item. The delegate isn't notified when the app sets it.
    open var selectedItem: UITabBarItem? {
        get { ownerItems == nil ? chosenItem : ownerSelectedItem?() }
        set {
            guard mayChange else { return }
            changing(.selectedItem) { chosenItem = newValue }
        }
    }

    /// Returns the bar's height with the given width: 49 points, 32 in a landscape bar on iPhone, 50 or 45 on iPad, plus the safe area
    /// below it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isOnTop { return CGSize(width: glass?.platter?.width ?? 0, height: TabBarGlass.heightOnTop) }
        return CGSize(
            width: size.width,
            height: traitCollection.barHeights.tabBar + (window?.safeAreaInsets.bottom ?? 0))
    }

    /// The bar's height, including the safe area that the bar extends into. The width has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: traitCollection.barHeights.tabBar + safeAreaInsets.bottom)
    }

    /// Invalidates the height.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Returns the item's control at a point, or else the bar.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        showItems()
        return super.hitTest(point, with: event) ?? hitTestGlassOutside(point, with: event)
    }

    /// Creates the hit areas of the items, side by side over the bar's width, or on its glass.
    package func showItems() {
        let items = ownerRestores == nil ? shownItems : [selectedItem].compactMap { $0 }
        let (sidebar, glass) = (ownerSidebar?(), self.glass)
        let start = sidebar == nil ? 0 : Self.sidebarButtonWidth
        let width = (bounds.width - start) / CGFloat(max(1, items.count))
        showItems(
            items.enumerated().map { index, item in
                let frame = CGRect(
                    x: start + CGFloat(index) * width, y: 0, width: width, height: min(bounds.height, 49))
                return ItemSpot(
                    title: item.shownTitle, frame: glass?.items[index] ?? frame,
                    isEnabled: item.isEnabled, look: .tab(item, isSelected: item === selectedItem),
                    isSpringLoaded: isSpringLoaded || item.isSpringLoaded
                ) { [weak self] in
                    self?.choose(item)
                }
            } + [sidebar.map { sidebarSpot(glass?.sidebarButton, $0) }, searchSpot].compactMap { $0 })
    }

    /// The search tab next to a minimized bar.
    private var searchSpot: ItemSpot? {
        guard let frame = searchBesideMinimized, let item = itemApart else { return nil }
        return ItemSpot(
            title: item.shownTitle, frame: frame, isEnabled: item.isEnabled,
            look: .tab(item, isSelected: false)
        ) { [weak self] in self?.ownerChooses?(item) }
    }

    private static let sidebarButtonWidth: CGFloat = 60

    private func sidebarSpot(_ frame: CGRect?, _ onTap: @escaping () -> Void) -> ItemSpot {
        ItemSpot(
            label: "Show Sidebar",
            frame: frame
                ?? CGRect(x: 0, y: 0, width: Self.sidebarButtonWidth, height: min(bounds.height, 49)),
            look: .symbol(UIImage(systemName: "sidebar.leading"), isChosen: true), onTap: onTap)
    }

    private func choose(_ item: UITabBarItem) {
        guard customizing == nil else { return }
        if let ownerRestores { return ownerRestores() }
        if let ownerChooses { ownerChooses(item) } else { userChooses(item) }
    }

    /// Performs the action of a tap on an item: selects it and notifies the delegate. A disabled item does nothing.
    ///
    /// A controller's bar only notifies the delegate, because the controller selects.
    package func userChooses(_ item: UITabBarItem) {
        guard item.isEnabled, let items, items.contains(where: { $0 === item }) else { return }
        if ownerItems == nil { changing(.selectedItem) { chosenItem = item } }
        delegateStorage?.tabBar(self, didSelect: item)
    }

    // MARK: Customizing

    /// Shows a sheet with items that the user drags onto the bar, where each replaces another one.
    ///
    /// Items of the bar that aren't among these stay in place, and the number of items stays the same. The delegate is notified of the
    /// start and the end; a Done button ends it. `items` must not be empty. A tab bar controller shows the sheet itself, and its bar
    /// rejects the call. Follows Apple's page "beginCustomizingItems(_:)".
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        if mayChange { customize(items) }
    }

    /// Dismisses the sheet, and returns whether the user has changed the bar's items. Returns `false` without a sheet.
    ///
    /// Follows Apple's page "endCustomizing(animated:)".
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { endCustomization(animated: animated) }

    /// Whether the sheet is open. Follows Apple's page "isCustomizing".
    open var isCustomizing: Bool { customizing != nil }

    /// Applies the user's order. A controller's bar shows the items that the controller makes of it.
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

    /// The values that the app has set; `nil` for none.
    package var looksIfSet: TabBarLooks? { looks }

    func ensureLooks() -> TabBarLooks {
        if let looks { return looks }
        let made = TabBarLooks()
        looks = made
        return made
    }

    // MARK: Appearance

    /// The style of the bar. Default `.default`. iOS 7.
    open var barStyle: UIBarStyle {
        get { looksIfSet?.barStyle ?? .default }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.barStyle, newValue) }
            ensureLooks().barStyle = newValue
        }
    }

    /// Whether the bar is translucent. Default `true`. iOS 7.
    open var isTranslucent: Bool {
        get { looksIfSet?.isTranslucent ?? true }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.isTranslucent, newValue) }
            ensureLooks().isTranslucent = newValue
        }
    }

    /// The tint color of the selected tab; the superview's if none was set. iOS 5.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The color of the background; `nil`, the default, for the style's. iOS 7.
    open var barTintColor: UIColor? {
        get { looksIfSet?.barTintColor }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.barTintColor, newValue) }
            ensureLooks().barTintColor = newValue
        }
    }

    /// The color of unselected tabs; `nil`, the default, for the system's gray. iOS 10.
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

    /// The image behind the selected item.
    open var selectionIndicatorImage: UIImage? {
        get { looksIfSet?.selectionIndicatorImage }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.selectionIndicatorImage, newValue) }
            ensureLooks().selectionIndicatorImage = newValue
        }
    }

    /// The shadow image of the bar, which replaces the system's line.
    open var shadowImage: UIImage? {
        get { looksIfSet?.shadowImage }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.shadowImage, newValue) }
            ensureLooks().shadowImage = newValue
        }
    }

    /// The distribution of the items over the bar's width. Default `.automatic`. iOS 7.
    open var itemPositioning: ItemPositioning {
        get { looksIfSet?.itemPositioning ?? .automatic }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.itemPositioning, newValue) }
            ensureLooks().itemPositioning = newValue
        }
    }

    /// The width of centered items; 0, the default, for the system's. iOS 7.
    open var itemWidth: CGFloat {
        get { looksIfSet?.itemWidth ?? 0 }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.itemWidth, newValue) }
            ensureLooks().itemWidth = newValue
        }
    }

    /// The space between centered items; 0, the default, for the system's. iOS 7.
    open var itemSpacing: CGFloat {
        get { looksIfSet?.itemSpacing ?? 0 }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.itemSpacing, newValue) }
            ensureLooks().itemSpacing = newValue
        }
    }

    /// The appearance of the bar. The bar copies the value. iOS 13.
    open var standardAppearance: UITabBarAppearance {
        get { standardLook }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.standardAppearance, newValue) }
            standardLook = newValue
        }
    }

    /// The appearance while the content is scrolled to its end; `nil`, the default, for the system's. iOS 15.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looksIfSet?.scrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBar.scrollEdgeAppearance, newValue) }
            ensureLooks().scrollEdgeAppearance = newValue?.duplicate()
        }
    }
}
