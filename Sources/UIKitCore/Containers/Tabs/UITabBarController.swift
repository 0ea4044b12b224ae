/// Shows one of several pages, chosen by tab.
///
/// A page's view is loaded when its tab is first chosen. The coming page is told before the leaving one; up to iOS 17 it
/// appears only when the leaving one has disappeared. Evidence: tab-switch-01, hunt-tabs-01, tab-unload-01. Follows Apple's page "UITabBarController".
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// `nil` until pages are set.
    private var pageList: [UIViewController]?
    var chosenPage: UIViewController?
    let slot = PageSlot()
    /// Pages that are no tab's any more, and go when they are not visible.
    var leavingPages: [UIViewController] = []
    /// Whether the delegate may animate their going.
    var animatesReplacement = false
    var tabList: [UITab] = []
    var tabBarStorage: UITabBar?
    var isBarHidden = false
    var customization = TabCustomization()
    /// The stack of More; `nil` until it is needed.
    var moreStorage: UIMoreNavigationController?
    var isMoreChosen = false
    weak var delegateStorage: (any UITabBarControllerDelegate)?

    /// Creates a controller whose view comes from a nib, without tabs.
    ///
    /// The view is loaded at once: a subclass's `viewDidLoad()` is called before this initializer returns. Evidence:
    /// hunt-tabs-02.
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

    /// Creates a controller from an archive: with the tabs of a storyboard, or without tabs.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.definesPresentationContext)
        coder.interface.map(readTabs)
    }

    /// The pages, one a tab; `nil` before any were set. Setting it is ``setViewControllers(_:animated:)`` without
    /// animation.
    open var viewControllers: [UIViewController]? {
        get { pageList }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the pages. The chosen page stays chosen if it is among the new ones; else the page at its index is, and where
    /// there is none the first. Evidence: hunt-tabs-04.
    ///
    /// Animated, the delegate's animator brings in a page that becomes visible so; without one it is there at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replacePages(viewControllers ?? [], animated: animated)
    }

    /// The chosen page, or ``moreNavigationController`` while its list is visible. Setting it shows the page; one that is no tab's
    /// is an exception.
    ///
    /// A page that the bar has no room for is shown above More's list. Follows Apple's page "selectedViewController".
    open var selectedViewController: UIViewController? {
        get { selection }
        set { notifying(of: .selectedViewController) { choose(newValue) } }
    }

    /// The index of the chosen page; `NSNotFound` with none, and while More's list is visible. An index without a page changes
    /// nothing.
    ///
    /// Follows Apple's page "selectedIndex".
    open var selectedIndex: Int {
        get { selection.flatMap { page in pages.firstIndex { $0 === page } } ?? NSNotFound }
        set { notifying(of: .selectedIndex) { chooseIndex(newValue) } }
    }

    /// The stack of the More tab: a list of the pages that the bar has no room for, and the page that was chosen there.
    ///
    /// The bar has five items in a compact width, More among them, and eight in a regular one. On a tablet with iOS 18 it has all
    /// items. The stack is there in any case, and is a child of the controller while the bar has the item. It is not among
    /// ``viewControllers``; ``selectedViewController`` selects it. A page in it has the stack as its parent. The pages of a
    /// navigation controller lie on it without the navigation controller, which is empty until its lowest page comes back.
    /// Follows Apple's page "moreNavigationController".
    open var moreNavigationController: UINavigationController { ensureMore() }

    /// The bar with the tabs. Its items are the pages'; do not change them yourself.
    open var tabBar: UITabBar {
        defer { placeBars() }
        return ensureTabBar()
    }

    /// Decides on and is notified of the tabs that the user selects, not of those that the app selects. Not retained.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// The tabs. Setting them replaces the pages by those the tabs provide. iOS 18.
    open var tabs: [UITab] {
        get { tabList }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs, and with them the pages as ``setViewControllers(_:animated:)`` does. iOS 18.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        replaceTabs(tabs, animated: animated)
    }

    /// The selected tab: one of ``tabs`` or a tab within a group. Setting it shows its page.
    ///
    /// A group selects its selected child, its default child or its first one. The page of a tab without a page of its own is the nearest
    /// group's. iOS 18. Follows UITabBarController.h and UITabGroup.h.
    open var selectedTab: UITab? {
        get { tabOfSelection }
        set { if let newValue { select(newValue) } }
    }

    /// The tab with an identifier, groups included, or `nil`. iOS 18.
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
        slot.page?.viewIfLoaded?.setNeedsLayout()
    }

    /// Called when the user chose a tab, before the page is shown. The base class does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Called before the user can put tabs elsewhere; notifies the delegate.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        willBeginCustomizing(items)
    }

    /// Called when the user can put tabs elsewhere. The base class does nothing.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// Called before the user's order of tabs counts; notifies the delegate.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        willEndCustomizing(items, hasChanged: changed)
    }

    /// Called when the user's order of tabs counts; takes the order over and notifies the delegate.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        didEndCustomizing(items, hasChanged: changed)
    }

    /// Chooses the page.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if pages.holds(subsequentVC) { selectedViewController = subsequentVC }
    }

    /// Moves pages to More's list and back, as the bar has room.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followRoom()
    }

    // MARK: Deciding for the pages

    /// The chosen page.
    open override var childForStatusBarStyle: UIViewController? {
        pageInExtension?.childForStatusBarStyle ?? childThatDecides
    }

    /// The chosen page.
    open override var childForStatusBarHidden: UIViewController? {
        pageInExtension?.childForStatusBarHidden ?? childThatDecides
    }

    /// The chosen page.
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
        pageInExtension?.childForHomeIndicatorAutoHidden ?? childThatDecides
    }

    /// What the delegate says, or else the default of the device.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        if let answer = pageInExtension?.preferredInterfaceOrientationForPresentation { return answer }
        guard let delegate = delegateStorage else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return OptionalMember.ask {
            delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
        } ?? super.preferredInterfaceOrientationForPresentation
    }

    /// What the delegate says, or else what all pages support.
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

    /// The pages that the user may put elsewhere in the bar. Every change of the pages makes it all of them. `nil`
    /// or empty allows none, and More's list has no Edit button.
    ///
    /// Follows Apple's page "customizableViewControllers".
    open var customizableViewControllers: [UIViewController]? {
        get { customization.pages }
        set {
            customization.pages = newValue
            arrangeMore()
        }
    }

    /// When the bar becomes small, where it can. Default `.automatic`. iOS 26.
    ///
    /// Nothing scrolls here, so that the bar keeps its size. Follows Apple's page "tabBarMinimizeBehavior".
    open var tabBarMinimizeBehavior: MinimizeBehavior {
        get { customization.minimizeBehavior }
        set { customization.minimizeBehavior = newValue }
    }

    /// Whether tabs are shown in a bar, or in a sidebar too. Default `.automatic`. iOS 18.
    ///
    /// On a phone there is a bar in any mode. Follows Apple's page "mode".
    open var mode: Mode {
        get { customization.mode }
        set { customization.mode = newValue }
    }

    /// The name under which the user's order of tabs is kept; `nil`, the default, keeps none. iOS 18.
    ///
    /// Follows Apple's page "customizationIdentifier".
    open var customizationIdentifier: String? {
        get { customization.identifier }
        set { customization.identifier = newValue }
    }

    // MARK: State restoration

    /// Writes the pages and which of them is chosen. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    /// Chooses the tab that was chosen. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(with: coder)
    }

    // MARK: For the engine

    var pages: [UIViewController] {
        get { pageList ?? [] }
        set { pageList = newValue }
    }

    override var appearanceChildren: [UIViewController] {
        // No closure: those of the main actor ask each time whether it is there.
        if let page = slot.page { [page] } else { [] }
    }

    override func prepareVisibleChildren() {
        // A page that turns round with the tabs is seen to the end, and the change comes after it.
        if slot.page?.appearance.isChanging != true { showChosenPage() }
    }

    override func childIsLeaving(_ child: UIViewController) { forget(child) }

    override func placeBars(in view: UIView) { placeTabBar(in: view) }

    override func knownSafeArea(for child: UIViewController) -> UIEdgeInsets? {
        slot.fills(with: child) ? reportedSafeArea.adding(barInsets(for: child), child.ownInsets) : nil
    }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(
            top: 0, left: 0,
            bottom: isBarHidden || hidesBar(for: child) ? 0 : ScreenMetrics.current.tabBarHeight,
            right: 0)
    }
}
