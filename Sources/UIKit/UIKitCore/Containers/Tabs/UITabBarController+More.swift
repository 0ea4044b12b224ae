// View controllers for which the bar has no space.
extension UITabBarController {
    /// The number of items that fit into the bar. Evidence: more-01, more-02, more-03.
    private var roomForItems: Int {
        guard traitCollection.horizontalSizeClass == .regular else { return 5 }
        return barSupportsPlacements ? .max : 8
    }

    /// Whether the bar's last item is More.
    var hasMore: Bool { itemCount > 5 && itemCount > roomForItems }

    private var itemCount: Int { usesTabs ? shownTabs.count : pages.count }

    /// The view controllers with an item in the bar.
    var pagesInBar: [UIViewController] {
        if usesTabs { return tabsInBar.compactMap(\.existingPage) }
        return hasMore ? Array(pages.prefix(roomForItems - 1)) : pages
    }

    /// The tabs with an item in the bar; empty if the view controllers are the source.
    var tabsInBar: [UITab] {
        guard usesTabs else { return [] }
        return hasMore ? Array(shownTabs.prefix(roomForItems - 1)) : shownTabs
    }

    private var hiddenTabs: [UITab] { hasMore ? Array(shownTabs.dropFirst(roomForItems - 1)) : [] }

    /// The view controllers of More's list.
    var hiddenPages: [UIViewController] {
        if usesTabs { return hiddenTabs.compactMap(\.existingPage) }
        return hasMore ? Array(pages.dropFirst(roomForItems - 1)) : []
    }

    var itemsInBar: [UITabBarItem] {
        let items = usesTabs ? tabsInBar.map(\.barItem) : pagesInBar.compactMap(\.tabBarItem)
        return items + (hasMore ? [ensureMore().tabBarItem] : [])
    }

    var itemOfChoice: UITabBarItem? {
        if isMoreChosen { return moreStorage?.tabBarItem }
        guard usesTabs else { return chosenPage?.tabBarItem }
        let shown = tabsInBar
        return tabOfSelection?.path.first { tab in shown.contains { $0 === tab } }?.barItem
    }

    /// The visible child: the selected view controller, or the More navigation controller.
    var shownChild: UIViewController? { isMoreChosen ? moreStorage : chosenPage }

    /// The selected view controller: with More, the one shown above the list, or else the More navigation controller. Evidence: more-05,
    /// more-07.
    var selection: UIViewController? {
        guard isMoreChosen, let moreStorage else { return chosenPage }
        return moreStorage.displayedPage ?? moreStorage
    }

    func ensureMore() -> UIMoreNavigationController {
        if let moreStorage { return moreStorage }
        let made = UIMoreNavigationController(of: self)
        moreStorage = made
        arrangeMore()
        return made
    }

    func isOwnChild(_ page: UIViewController) -> Bool { page === moreStorage || pages.holds(page) }

    /// Restores the selection after a canceled change.
    func restoreChoice(_ child: UIViewController) {
        isMoreChosen = child === moreStorage
        if !isMoreChosen { chosenPage = child }
    }

    /// Selects a child: one with an item in the bar, one of the list, or the More navigation controller itself.
    func chooseChild(_ page: UIViewController) {
        if isBarMinimized { setBarMinimized(false) }
        isMoreChosen = page === moreStorage || hiddenPages.holds(page)
        if page !== moreStorage { chosenPage = page }
        if hiddenPages.holds(page) { ensureMore().show(page, animated: false) }
    }
}

// View controllers that move to More's list, and that return from it.
extension UITabBarController {
    /// Updates More for the current view controllers and the space in the bar. During a transition it waits for the following request.
    func arrangeMore() {
        guard hasMore || moreStorage != nil, !Runtime.engine.isBusy(self) else { return }
        let more = ensureMore()
        if usesTabs { createPages(of: hiddenTabs) }
        if hasMore, !more.parentReference.isTo(self) { joinMore(more) }
        if isMoreChosen { leaveMoreIfNeeded(more) } else { enterMoreIfNeeded(more) }
        for page in pagesInBar where more.holds(page) { more.giveBack(page) }
        if !hasMore, more.parentReference.isTo(self) { partFromMore(more) }
        more.list.hiddenPages = hiddenPages
        more.list.allowsCustomizing = !(customization.pages ?? []).isEmpty
    }

    /// Evidence: more-11. A visible view controller of the list gets an item. If only the list is visible, the last selection is restored.
    private func leaveMoreIfNeeded(_ more: UIMoreNavigationController) {
        let displayed = more.displayedPage
        if let displayed, hiddenPages.holds(displayed) { return }
        if displayed == nil, hasMore { return }
        if slot.page === more { takeOutAtOnce() }
        isMoreChosen = false
        if let displayed, pages.holds(displayed) { chosenPage = displayed }
    }

    /// Evidence: more-12. The selected view controller has lost its item.
    private func enterMoreIfNeeded(_ more: UIMoreNavigationController) {
        guard let page = chosenPage, hiddenPages.holds(page) else { return }
        if slot.page === page { takeOutAtOnce() }
        isMoreChosen = true
        more.show(page, animated: false)
    }

    /// Removes a view controller that has no tab anymore from the More tab's stack.
    func releaseFromMore(_ page: UIViewController, _ more: UIMoreNavigationController) {
        if slot.page === more, more.displayedPage === page { takeOutAtOnce() }
        more.giveBack(page)
        if page.parentReference.isTo(more) { page.removeFromParent() }
        if page.parentReference.isTo(self) {
            page.sendWillMove(to: nil)
            leavingPages.append(page)
        }
    }

    /// Called when the traits have changed. During a transition the change waits.
    func followRoom() {
        guard itemCount > 5 || moreStorage != nil else { return }
        arrangeMore()
        requestOnce()
    }

    /// The child that decides about the status bar and so on. A subclass may override the selection.
    var childThatDecides: UIViewController? {
        if isMoreChosen { return moreStorage }
        return usesTabs ? chosenPage : selectedViewController
    }

    /// Removes the visible view, because its controller can't move to another parent before. The window notifies the controller.
    private func takeOutAtOnce() {
        slot.page?.viewStorage?.removeFromSuperview()
        slot.clear()
    }

    private func joinMore(_ more: UIMoreNavigationController) {
        more.sendWillMove(to: self)
        link(more)
        more.sendDidMove(to: self)
    }

    private func partFromMore(_ more: UIMoreNavigationController) {
        more.sendWillMove(to: nil)
        unlink(more)
        more.sendDidMove(to: nil)
    }

    /// Adds a view controller that has left the More tab's stack as a child again.
    func takeBack(_ page: UIViewController) {
        guard pages.holds(page) else { return }
        page.sendWillMove(to: self)
        if page.parentLink != nil { page.removeFromParent() }
        link(page)
        page.sendDidMove(to: self)
    }
}
