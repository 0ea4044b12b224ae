/// The bars of a navigation controller, created at their first use.
final class NavigationBarState {
    var navigationBarClass: UINavigationBar.Type?
    var toolbarClass: UIToolbar.Type?
    var navigationBar: UINavigationBar?
    var toolbar: UIToolbar?
    var isNavigationBarHidden = false
    var isToolbarHidden = true
    var hidesWhenVerticallyCompact = false
    var fingers: BarFingers?
    var keyboardObserver: BarKeyboard?
}

extension UINavigationController {
    // The public properties aren't used, because a subclass may override them for other bars than the stack's own.
    var hidesNavigationBar: Bool { barState?.isNavigationBarHidden ?? false }
    var hidesToolbar: Bool { barState?.isToolbarHidden ?? true }

    func ensureBars() -> NavigationBarState {
        if let barState { return barState }
        let made = NavigationBarState()
        barState = made
        return made
    }

    func ensureNavigationBar() -> UINavigationBar {
        let bars = ensureBars()
        if let bar = bars.navigationBar { return bar }
        let bar = (bars.navigationBarClass ?? UINavigationBar.self).make(ofItsClassWith: .zero)
        adopt(bar)
        return bar
    }

    /// Makes a bar the stack's own, so that it shows the items of the stack.
    package func adopt(_ bar: UINavigationBar) {
        ensureBars().navigationBar = bar
        bar.delegate = self as? any UINavigationBarDelegate
        // The bar may outlive its controller in a view that stays in the window.
        bar.ownerItems = { [weak self] in self?.stack.map(\.navigationItem) ?? [] }
        bar.ownerItem = { [weak self] depth in self?.item(below: depth) }
        bar.ownerGoesBack = { [weak self] in self?.userTapsBack() }
        bar.ownerBackMenu = { [weak self] in self?.backMenu() }
        bar.ownerIsInSheet = { [weak self] in self?.isInSheet ?? false }
        bar.ownerFollowsHeight = { [weak self] in self?.followTitleRoom() }
        bar.ownerContent = { [weak self] in self?.slot.page?.contentUnderBar }
        bar.ownerTransition = { [weak self] in self?.barTransition }
        bar.ownerTabBar = { [weak self] in self?.tabBarInRow }
    }

    /// The visible tab bar, which may be in the row of the navigation bar's buttons, on iPad since iOS 26.
    private var tabBarInRow: UITabBar? {
        guard let tabs = tabBarController, tabs.isBarOnTop, !tabs.isBarAway else {
            return nil
        }
        return tabs.tabBarStorage
    }

    /// Returns the item of a view controller, counted from the top.
    private func item(below depth: Int) -> UINavigationItem? {
        stack.count > depth ? stack[stack.count - 1 - depth].navigationItem : nil
    }

    /// The status bar's style that matches the navigation bar.
    var statusBarStyleOverBar: UIStatusBarStyle {
        guard !hidesNavigationBar, let looks = barWithLook?.looksIfSet else { return .default }
        return looks.barStyle.isBlack && looks.standardAppearance == nil ? .lightContent : .default
    }

    /// A bar that hasn't been created can have an appearance only from a proxy.
    private var barWithLook: UINavigationBar? {
        Appearances.isInUse ? navigationBar : barState?.navigationBar
    }

    func ensureToolbar() -> UIToolbar {
        let bars = ensureBars()
        if let toolbar = bars.toolbar { return toolbar }
        let toolbar = (bars.toolbarClass ?? UIToolbar.self).make(ofItsClassWith: .zero)
        adopt(toolbar)
        return toolbar
    }

    /// Makes a toolbar the stack's own, so that it shows the items of the visible view controller.
    package func adopt(_ toolbar: UIToolbar) {
        ensureBars().toolbar = toolbar
        toolbar.ownerContent = { [weak self] in self?.slot.page?.content(under: .bottom) }
        toolbar.ownerItem = { [weak self] in self?.slot.page?.extras?.navigationItem }
        showToolbarItems(animated: false)
    }

    package func changeNavigationBar(isHidden: Bool) {
        guard isHidden != hidesNavigationBar else { return }
        ensureBars().isNavigationBarHidden = isHidden
        viewStorage?.setNeedsLayout()
        pageChangesInBars()
        if let tabs = parentLink as? UITabBarController, tabs.isBarOnTop { tabs.layOutPageAboveBar() }
        layOutPageUnderBars()
    }

    package func changeToolbar(isHidden: Bool) {
        guard isHidden != hidesToolbar else { return }
        ensureBars().isToolbarHidden = isHidden
        viewStorage?.setNeedsLayout()
        pageChangesInBars()
        layOutPageUnderBars()
    }

    func layOutPageUnderBars() {
        slot.page?.flags.remove(.safeAreaIsReported)
        slot.page?.viewStorage?.setNeedsLayout()
    }

    /// Shows the visible view controller's items in the toolbar.
    func showToolbarItems(animated: Bool) {
        barState?.toolbar?.setItems(slot.page?.toolbarItems, animated: animated)
    }

    /// The pages up to one in the stack, or below one that a pop removes.
    private func pages(upTo page: UIViewController) -> [UIViewController] {
        guard page !== stack.last else { return stack }
        return stack.firstIndex { $0 === page }.map { Array(stack[...$0]) } ?? stack + [page]
    }

    private func shownBarHeight(over page: UIViewController) -> CGFloat? {
        barState?.navigationBar?.height(
            over: page.navigationItem, of: pages(upTo: page).map(\.navigationItem))
    }

    private func standardBarHeight(over page: UIViewController) -> CGFloat {
        let standard = ScreenMetrics.current.barHeight
        let line = isInSheet ? max(standard, UINavigationBar.heightInSheet) : standard
        return line + (page.extras?.navigationItem?.searchHeight ?? 0)
    }

    /// The insets of the bars around a page. A page that a transition removes keeps the height of its own titles. A bar that hasn't been
    /// created has its standard height.
    func barInsets(around page: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(
            top: hidesNavigationBar || flags.contains(.isNestedColumn)
                ? 0 : shownBarHeight(over: page) ?? standardBarHeight(over: page), left: 0,
            bottom: shownToolbarHeight, right: 0)
    }
}
