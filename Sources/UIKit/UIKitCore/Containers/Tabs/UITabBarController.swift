/// Shows one of several view controllers, selected by tab.
///
/// A view is loaded when its tab is first selected. The new view controller is notified before the old one; up to iOS 17 it appears only
/// when the old one has disappeared. Evidence: tab-switch-01, hunt-tabs-01, tab-unload-01. Follows Apple's page "UITabBarController".
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// `nil` until view controllers are set.
    private var pageList: [UIViewController]?
    var chosenPage: UIViewController?
    let slot = PageSlot()
    /// Removed view controllers, which are released when they aren't visible anymore.
    var leavingPages: [UIViewController] = []
    /// Whether the delegate may animate their removal.
    var animatesReplacement = false
    var tabList: [UITab] = []
    var tabBarStorage: UITabBar?
    var isBarHidden = false
    var customization = TabCustomization()
    /// The More navigation controller; `nil` until it is needed.
    var moreStorage: UIMoreNavigationController?
    var isMoreChosen = false
    weak var delegateStorage: (any UITabBarControllerDelegate)?
    var accessory: UITabAccessory?
    weak var contentGuide: UILayoutGuide?
    var isBarMinimized = false
    var scrolled = ScrolledContent()
    /// `nil` until the app or the user needs the sidebar.
    var sidebarStorage: (any TabSidebar)?

    /// Creates a controller without tabs, with a view from a nib.
    ///
    /// The view is loaded immediately: a subclass's `viewDidLoad()` is called before this initializer returns. Evidence: hunt-tabs-02.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        flags.insert(.definesPresentationContext)
        ensureView()
    }

    /// Creates a controller with tabs. iOS 18.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// Creates a controller from an archive, with the tabs of a storyboard, or without tabs.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.definesPresentationContext)
        coder.interfaceArchive?.read(self)
    }

    /// The view controllers, one per tab; `nil` before any are set. Setting it calls ``setViewControllers(_:animated:)`` without animation.
    ///
    /// With ``tabs``, reading it creates the view controllers that the tabs haven't created yet.
    open var viewControllers: [UIViewController]? {
        get { everyPage }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the view controllers. The selected one stays selected if it is among the new ones; otherwise the one at its index is
    /// selected, or else the first. Evidence: hunt-tabs-04.
    ///
    /// With `animated`, the delegate's animator shows a newly visible view controller; without an animator it appears immediately. The view
    /// controllers replace ``tabs``.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        endTabs()
        replacePages(viewControllers ?? [], animated: animated)
    }

    /// The selected view controller, or ``moreNavigationController`` while its list is visible. Setting it shows the view controller; one
    /// without a tab raises an exception.
    ///
    /// A view controller without an item in the bar is shown above More's list. Follows Apple's page "selectedViewController".
    open var selectedViewController: UIViewController? {
        get { selection }
        set { notifying(of: .selectedViewController) { choose(newValue) } }
    }

    /// The index of the selected view controller; `NSNotFound` if there is none, and while More's list is visible. An invalid index is
    /// ignored.
    ///
    /// Follows Apple's page "selectedIndex".
    open var selectedIndex: Int {
        get { selectedPosition ?? NSNotFound }
        set { notifying(of: .selectedIndex) { chooseIndex(newValue) } }
    }

    /// The navigation controller of the More tab, which contains a list of the view controllers without an item in the bar, and the one
    /// selected there.
    ///
    /// The bar has five items in a compact width, including More, and eight in a regular one. On iPad with iOS 18 it has all items. The
    /// navigation controller always exists, and is a child of this controller while the bar has the More item. It isn't in
    /// ``viewControllers``; ``selectedViewController`` selects it. It is the parent of the view controllers in it. A navigation
    /// controller's stack is moved to it without the navigation controller, which is empty until its root returns. Follows Apple's page
    /// "moreNavigationController".
    open var moreNavigationController: UINavigationController { ensureMore() }

    /// The bar with the tabs. The view controllers provide its items; don't change them yourself.
    open var tabBar: UITabBar {
        defer { placeBars() }
        return ensureTabBar()
    }

    /// The delegate, which decides about and is notified of selections by the user, but not by the app. Not retained.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// The tabs. Setting them replaces the view controllers with those that the tabs provide. iOS 18.
    ///
    /// A tab creates its view controller when the tab is selected. While there are tabs, the delegate's methods for tabs are called instead
    /// of those for view controllers. Follows UITabBarController.h.
    open var tabs: [UITab] {
        get { tabList }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs, and with them the view controllers as ``setViewControllers(_:animated:)`` does. iOS 18.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        replaceTabs(tabs, animated: animated)
    }

    /// The selected tab: one of ``tabs`` or a tab within a group. Setting it shows its view controller.
    ///
    /// A group selects its selected child, its default child or its first one. For a tab without a view controller of its own, the nearest
    /// group's is shown. iOS 18. Follows UITabBarController.h and UITabGroup.h.
    open var selectedTab: UITab? {
        get { tabOfSelection }
        set { if let newValue { select(newValue) } }
    }

    /// Returns the tab with an identifier, including tabs in groups, or `nil`. iOS 18.
    open func tab(forIdentifier identifier: String) -> UITab? {
        tabList.lazy.compactMap { $0.tab(withIdentifier: identifier) }.first
    }

    /// Whether the bar is hidden. Default `false`. iOS 18.
    open var isTabBarHidden: Bool {
        get { isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. iOS 18.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        layOutPageAboveBar()
    }

    /// The area of the view that the bar and the sidebar don't cover. iOS 26.
    ///
    /// Follows Apple's page "contentLayoutGuide".
    open var contentLayoutGuide: UILayoutGuide { ensureContentGuide() }

    /// The accessory above the bar. Default `nil`. iOS 26.
    ///
    /// The safe area of the view controllers excludes it. Follows Apple's page "bottomAccessory".
    open var bottomAccessory: UITabAccessory? {
        get { accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Replaces the accessory; with `animated` it fades. iOS 26.
    ///
    /// Follows Apple's page "setBottomAccessory(_:animated:)".
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        replaceAccessory(with: bottomAccessory, animated: animated)
    }

    /// Called when the user has selected a tab, before its view controller is shown. The base class does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Called before the user can reorder tabs. The base class notifies the delegate.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        willBeginCustomizing(items)
    }

    /// Called when the user can reorder tabs. The base class does nothing.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// Called before the user's order of tabs is applied. The base class notifies the delegate.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        willEndCustomizing(items, hasChanged: changed)
    }

    /// Called when the user has finished reordering tabs. The base class applies the order and notifies the delegate.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        didEndCustomizing(items, hasChanged: changed)
    }

    /// Selects the view controller.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if pages.holds(subsequentVC) { selectedViewController = subsequentVC }
    }

    /// Moves view controllers to More's list and back, depending on the space in the bar.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followRoom()
        followWidth(from: previousTraitCollection)
    }

    // MARK: Decisions for the tabs

    /// The selected view controller.
    open override var childForStatusBarStyle: UIViewController? {
        pageInExtension?.childForStatusBarStyle ?? childThatDecides
    }

    /// The selected view controller.
    open override var childForStatusBarHidden: UIViewController? {
        pageInExtension?.childForStatusBarHidden ?? childThatDecides
    }

    /// The selected view controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
        pageInExtension?.childForHomeIndicatorAutoHidden ?? childThatDecides
    }

    /// The delegate's orientation, or else the device's default.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        if let answer = pageInExtension?.preferredInterfaceOrientationForPresentation { return answer }
        guard let delegate = delegateStorage else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return OptionalMember.ask {
            delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
        } ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The delegate's orientations, or else those that all view controllers support.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let answer = pageInExtension?.supportedInterfaceOrientations { return answer }
        if let delegate = delegateStorage,
            let answer = OptionalMember.ask({ delegate.tabBarControllerSupportedInterfaceOrientations(self) })
        {
            return answer
        }
        return pages.reduce(super.supportedInterfaceOrientations) {
            $0.intersection($1.supportedInterfaceOrientations)
        }
    }

    // MARK: Customization

    /// The view controllers that the user may reorder in the bar. Every change of ``viewControllers`` resets it to all of them. `nil` or
    /// empty disables reordering, and More's list has no Edit button.
    ///
    /// Follows Apple's page "customizableViewControllers".
    open var customizableViewControllers: [UIViewController]? {
        get { customization.pages }
        set {
            customization.pages = newValue
            arrangeMore()
        }
    }

    /// When the bar is minimized. Default `.automatic`. iOS 26.
    ///
    /// The user's scrolling minimizes the bar to the selected tab's item, and a tap restores it. The safe area doesn't change. On iPad, and
    /// with `.automatic`, the bar isn't minimized. Follows Apple's page "tabBarMinimizeBehavior".
    open var tabBarMinimizeBehavior: MinimizeBehavior {
        get { customization.minimizeBehavior }
        set { changeMinimizing(to: newValue) }
    }

    /// The identifiers of the root tabs that are shown in a compact width. Default `nil`: all of them. iOS 18.
    ///
    /// Follows Apple's page "compactTabIdentifiers".
    open var compactTabIdentifiers: [String]? {
        get { customization.compactIdentifiers }
        set { showTabs(compact: newValue) }
    }

    /// Whether tabs are shown in a bar or also in a sidebar. Default `.automatic`. iOS 18.
    ///
    /// `.automatic` resolves to `.tabSidebar` if one of the root tabs is a group, and otherwise to `.tabBar`. The sidebar is for iPad: on
    /// iPhone there is a bar in any mode. Follows Apple's page "mode".
    open var mode: Mode {
        get { customization.mode }
        set { changeMode(to: newValue) }
    }

    /// The identifier under which the user's order of tabs is saved; `nil`, the default, doesn't save it. iOS 18.
    ///
    /// Follows Apple's page "customizationIdentifier".
    open var customizationIdentifier: String? {
        get { customization.identifier }
        set { customization.identifier = newValue }
    }

    // MARK: State restoration

    /// Writes the view controllers and the selection. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    /// Restores the selection. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(with: coder)
    }

    // MARK: For the engine

    var pages: [UIViewController] {
        get { pageList ?? [] }
        set { pageList = newValue }
    }

    /// `nil` until view controllers are set.
    var pagesIfSet: [UIViewController]? { pageList }

    @_spi(UIKitModules) open override var appearanceChildren: [UIViewController] {
        // No closure, because a main actor closure checks its isolation at each call.
        if let page = slot.page { [page] } else { [] }
    }

    @_spi(UIKitModules) open override func prepareVisibleChildren() {
        // If the visible view controller is reversing its appearance together with the tabs, that ends first; the change follows.
        if slot.page?.appearance.isChanging != true { showChosenPage() }
    }

    @_spi(UIKitModules) open override func childIsLeaving(_ child: UIViewController) { forget(child) }

    override func placeBars(in view: UIView) { placeTabBar(in: view) }

    override func knownSafeArea(for child: UIViewController) -> UIEdgeInsets? {
        slot.fills(with: child) ? reportedSafeArea.adding(barInsets(for: child), child.ownInsets) : nil
    }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets {
        var insets = sidebarStorage == nil ? .zero : sidebarInsets
        let isAway = isBarHidden || showsSidebar || hidesBar(for: child)
        let isOnTop = isBarOnTop
        insets.bottom = accessoryInset + (isAway || isOnTop ? 0 : ScreenMetrics.current.tabBarHeight)
        if isOnTop, !isAway, !hasRowOfBar(child) { insets.top = ScreenMetrics.current.barHeight }
        return insets
    }
}
