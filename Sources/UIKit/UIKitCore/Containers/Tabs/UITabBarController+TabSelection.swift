// Tabs as the source of the view controllers.
extension UITabBarController {
    /// Whether tabs are set. Their view controllers are created when they are first needed, and only those that exist
    /// are in ``pages``.
    var usesTabs: Bool { !tabList.isEmpty }

    /// The root tabs that aren't hidden.
    var rootTabs: [UITab] { tabList.filter { !$0.isHidden } }

    /// The root tab at whose position a view controller is.
    func rootTab(of page: UIViewController?) -> UITab? {
        guard let page else { return nil }
        return tabList.first { $0 === page.tab?.root || $0.manages(page) }
    }

    /// The selected tab; for More's list, the previously selected one. Evidence: more-10.
    var tabOfSelection: UITab? {
        guard usesTabs else { return nil }
        return rootTab(of: selection === moreStorage ? chosenPage : selection)?.selectedDescendant
    }

    func replaceTabs(_ tabs: [UITab], animated: Bool) {
        guard Set(tabs.map(\.identifier)).count == tabs.count else {
            Runtime.current.diagnostics.raise(
                .invalidArgument, "Tab identifiers must be unique within \(described(self)).")
            return
        }
        let (selected, index) = (rootTab(of: chosenPage), indexOfSelection)
        for tab in tabList where !tabs.contains(where: { $0 === tab }) { tab.controller = nil }
        tabList = tabs
        for tab in tabs { tab.controller = self }
        showTabs(keeping: selected, orTabAt: index, animated: animated)
        followSidebar()
    }

    /// Called when tabs have been hidden, shown, added to groups or removed from them.
    func followTabs() {
        guard usesTabs else { return }
        showTabs(keeping: rootTab(of: chosenPage), orTabAt: indexOfSelection, animated: false)
        followSidebar()
    }

    func showTabs(compact identifiers: [String]?) {
        customization.compactIdentifiers = identifiers
        followTabs()
    }

    /// Called when the traits have changed. In another width the delegate may show other view controllers.
    func followWidth(from previous: UITraitCollection?) {
        guard usesTabs, let previous else { return }
        guard previous.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
        tabOfSelection?.showManagedStack()
        followSidebar()
    }

    /// Makes the app's view controllers the source again.
    func endTabs() {
        for tab in tabList { tab.controller = nil }
        tabList = []
        followSidebar()
    }

    private func showTabs(keeping selected: UITab?, orTabAt index: Int, animated: Bool) {
        let roots = rootTabs
        let root =
            roots.first { $0 === selected } ?? (roots.indices.contains(index) ? roots[index] : roots.first)
        let leaf = root?.leaf
        leaf?.selectInGroups()
        leaf?.showManagedStack()
        let page = leaf?.shownPage
        replacePages(roots.compactMap(\.existingPage), selecting: page, animated: animated)
    }

    private var indexOfSelection: Int {
        guard usesTabs else { return pages.firstIndex { $0 === chosenPage } ?? 0 }
        guard let root = rootTab(of: chosenPage) else { return 0 }
        return tabList.prefix { $0 !== root }.filter { !$0.isHidden }.count
    }

    /// Only the view controllers of root tabs change, or those of their groups if these have view controllers.
    /// Evidence: hunt4-tabs-05.
    func select(_ tab: UITab) {
        let selected = tab.leaf
        (selected as? UISearchTab)?.willBeSelected(after: tabOfSelection)
        selected.selectInGroups()
        selected.showManagedStack()
        guard let page = selected.shownPage else { return }
        if !pages.holds(page) {
            replacePages(rootTabs.compactMap(\.existingPage), selecting: page, animated: false)
        }
        notifying(of: .selectedViewController) { choose(page) }
        sidebarStorage?.tabsDidChange()
    }

    /// All view controllers, which are created now if the tabs haven't created them. `nil` before any are set.
    var everyPage: [UIViewController]? {
        if usesTabs { createPages(of: rootTabs) }
        return pagesIfSet
    }

    func createPages(of tabs: [UITab]) {
        for tab in tabs { _ = tab.leaf.shownPage }
        let existing = rootTabs.compactMap(\.existingPage)
        if !existing.elementsEqual(pages, by: ===) { replacePages(existing, animated: false) }
    }

    /// Performs a tap on a tab: asks and notifies the delegate about tabs, because view controllers aren't the source.
    func userChooses(_ tab: UITab) {
        userChooses(tab, asking: tab.leaf) { tabBar.userChooses(tab.barItem) }
    }

    /// Performs a tap on a tab's row in the sidebar. A group that is a destination is selected itself, without one of its tabs.
    package func userChoosesInSidebar(_ tab: UITab) {
        let destination = (tab as? UITabGroup).flatMap { $0.isSidebarDestination ? $0 : nil }
        userChooses(tab, asking: destination ?? tab.leaf) { destination?.selection = nil }
    }

    private func userChooses(_ tab: UITab, asking chosen: UITab, onConsent: () -> Void) {
        let previous = tabOfSelection
        guard tab.isEnabled, delegateStorage?.tabBarController(self, shouldSelectTab: chosen) ?? true else {
            return
        }
        onConsent()
        if chosen === previous, let page = selection, page === chosen.shownPage {
            userChoosesAgain(page)
        } else {
            selectedTab = chosen
        }
        delegateStorage?.tabBarController(self, didSelectTab: chosen, previousTab: previous)
    }
}

extension UITab {
    /// The tab in ``UITabBarController/tabs`` that is this tab or contains it.
    var root: UITab { group?.root ?? self }

    /// The tab, its group, the group's group, and so on.
    var path: [UITab] { Array(sequence(first: self) { $0.group }) }

    /// The innermost tab that is selected when this tab is selected.
    var leaf: UITab { (self as? UITabGroup)?.childToSelect?.leaf ?? self }

    /// The innermost selected tab in this one.
    var selectedDescendant: UITab { (self as? UITabGroup)?.selection?.selectedDescendant ?? self }

    /// The view controller that is shown while this tab is selected: the outermost group's that has one, or else the
    /// tab's.
    var shownPage: UIViewController? { path.reversed().lazy.compactMap(\.stackOrPage).first }

    /// The view controller at the position of a root tab, if it exists.
    var existingPage: UIViewController? {
        if let stack = (self as? UITabGroup)?.managingNavigationController { return stack }
        return provider == nil ? (self as? UITabGroup)?.childToSelect?.existingPage : providedPage
    }

    func selectInGroups() {
        group?.selection = self
        group?.selectInGroups()
    }
}
