// More pages than the bar has room for.
extension UITabBarController {
    /// How many items fit into the bar. Evidence: more-01, more-02, more-03.
    private var roomForItems: Int {
        guard traitCollection.horizontalSizeClass == .regular else { return 5 }
        let isTabletWithBarAtTop =
            Runtime.current.system >= .iOS(18) && traitCollection.userInterfaceIdiom == .pad
        return isTabletWithBarAtTop ? .max : 8
    }

    /// Whether the last item of the bar is More.
    var hasMore: Bool { pages.count > 5 && pages.count > roomForItems }

    /// The pages with an item of their own in the bar.
    var pagesInBar: [UIViewController] { hasMore ? Array(pages.prefix(roomForItems - 1)) : pages }

    /// The pages of More's list.
    var hiddenPages: [UIViewController] { hasMore ? Array(pages.dropFirst(roomForItems - 1)) : [] }

    var itemsInBar: [UITabBarItem] {
        pagesInBar.compactMap(\.tabBarItem) + (hasMore ? [ensureMore().tabBarItem] : [])
    }

    var itemOfChoice: UITabBarItem? {
        isMoreChosen ? moreStorage?.tabBarItem : chosenPage?.tabBarItem
    }

    /// What the bar's controller shows: the chosen page, or the stack of More.
    var shownChild: UIViewController? { isMoreChosen ? moreStorage : chosenPage }

    /// The page that counts as selected: with More, the one that lies on the list, or else More's stack. Evidence: more-05, more-07.
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

    /// Goes back to a choice whose change was cancelled.
    func restoreChoice(_ child: UIViewController) {
        isMoreChosen = child === moreStorage
        if !isMoreChosen { chosenPage = child }
    }

    /// A page with an item in the bar, one of the list, or More itself.
    func chooseChild(_ page: UIViewController) {
        isMoreChosen = page === moreStorage || hiddenPages.holds(page)
        if page !== moreStorage { chosenPage = page }
        if hiddenPages.holds(page) { ensureMore().show(page, animated: false) }
    }
}

// Pages that come to More's list, and pages that leave it.
extension UITabBarController {
    /// Brings More up to date with the pages and the bar's room. While a transition runs it waits for the request that follows.
    func arrangeMore() {
        guard hasMore || moreStorage != nil, !Runtime.engine.isBusy(self) else { return }
        let more = ensureMore()
        if hasMore, !more.parentReference.isTo(self) { joinMore(more) }
        if isMoreChosen { leaveMoreIfNeeded(more) } else { enterMoreIfNeeded(more) }
        for page in pagesInBar where more.holds(page) { more.giveBack(page) }
        if !hasMore, more.parentReference.isTo(self) { partFromMore(more) }
        more.list.hiddenPages = hiddenPages
        more.list.allowsCustomizing = !(customization.pages ?? []).isEmpty
    }

    /// Evidence: more-11. A page of the list that is visible gets an item; from the list alone it goes back to the last choice.
    private func leaveMoreIfNeeded(_ more: UIMoreNavigationController) {
        let displayed = more.displayedPage
        if let displayed, hiddenPages.holds(displayed) { return }
        if displayed == nil, hasMore { return }
        if slot.page === more { takeOutAtOnce() }
        isMoreChosen = false
        if let displayed, pages.holds(displayed) { chosenPage = displayed }
    }

    /// Evidence: more-12. The chosen page has lost its item.
    private func enterMoreIfNeeded(_ more: UIMoreNavigationController) {
        guard let page = chosenPage, hiddenPages.holds(page) else { return }
        if slot.page === page { takeOutAtOnce() }
        isMoreChosen = true
        more.show(page, animated: false)
    }

    /// A page that is no tab's any more, and lies on the stack of More.
    func releaseFromMore(_ page: UIViewController, _ more: UIMoreNavigationController) {
        if slot.page === more, more.displayedPage === page { takeOutAtOnce() }
        more.giveBack(page)
        if page.parentReference.isTo(more) { page.removeFromParent() }
        if page.parentReference.isTo(self) {
            page.sendWillMove(to: nil)
            leavingPages.append(page)
        }
    }

    /// The traits have changed. During a transition the change waits.
    func followRoom() {
        guard pages.count > 5 || moreStorage != nil else { return }
        arrangeMore()
        requestOnce()
    }

    /// The tab of the selected page; with More's list, the one chosen before. Evidence: more-10.
    var tabOfSelection: UITab? {
        let page = selection === moreStorage ? chosenPage : selection
        guard let tab = page?.tab, tabList.contains(where: { $0 === tab.root }) else { return nil }
        return tab.selectionWithoutPage
    }

    /// The child that decides on the status bar and the like. A subclass may select by a property of its own.
    var childThatDecides: UIViewController? { isMoreChosen ? moreStorage : selectedViewController }

    /// Takes the visible page's view away, as its page cannot move to another parent before. The window tells it.
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

    /// A page that has left the stack of More is the controller's own child again.
    func takeBack(_ page: UIViewController) {
        guard pages.holds(page) else { return }
        page.sendWillMove(to: self)
        if page.parentLink != nil { page.removeFromParent() }
        link(page)
        page.sendDidMove(to: self)
    }
}
