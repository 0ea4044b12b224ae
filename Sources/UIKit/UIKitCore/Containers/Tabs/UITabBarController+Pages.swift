// From a selection to the visible view controller.
extension UITabBarController {
    /// If the selected view controller isn't among the new ones, `selecting` is selected, or else the one at its index.
    package func replacePages(
        _ newPages: [UIViewController], selecting coming: UIViewController? = nil, animated: Bool
    ) {
        guard Set(newPages.map(ObjectIdentifier.init)).count == newPages.count else {
            Runtime.current.diagnostics.raise(
                .invalidArgument, "All view controllers in a tab bar controller must be distinct")
            return
        }
        guard newPages.allSatisfy({ isHeld($0) || mayAdopt($0) }) else { return }
        let old = pages
        pages = newPages
        customization.follow(newPages, after: old, usesTabs: usesTabs)
        for page in newPages where leavingPages.holds(page) {
            leavingPages.removeIdentical(page)
            page.sendWillMove(to: self)
            page.sendDidMove(to: self)
        }
        for page in newPages where !isHeld(page) {
            page.sendWillMove(to: self)
            if page.parentLink != nil { page.removeFromParent() }
            link(page)
            page.sendDidMove(to: self)
        }
        let removed = old.filter { page in !newPages.contains { $0 === page } }
        for page in removed { release(page) }
        animatesReplacement = animated
        if !pages.contains(where: { $0 === chosenPage }) {
            chosenPage = coming ?? successor(of: chosenPage, among: old)
        }
        arrangeMore()
        showChange()
    }

    /// Returns the view controller that replaces a removed one. Evidence: hunt-tabs-04.
    private func successor(of page: UIViewController?, among old: [UIViewController]) -> UIViewController? {
        let index = old.firstIndex { $0 === page } ?? 0
        return pages.indices.contains(index) ? pages[index] : pages.first
    }

    /// Whether a view controller is a child, or is on the More tab's stack.
    private func isHeld(_ page: UIViewController) -> Bool {
        page.parentReference.isTo(self) || moreStorage?.holds(page) ?? false
    }

    /// Removes a view controller that has no tab anymore.
    private func release(_ page: UIViewController) {
        if let moreStorage, moreStorage.holds(page) { return releaseFromMore(page, moreStorage) }
        page.sendWillMove(to: nil)
        leavingPages.append(page)
    }

    package func choose(_ page: UIViewController?) {
        guard let page else { return }
        guard pages.holds(page) || hasMore && page === ensureMore() else {
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
                    + "controller's list of view controllers can be selected.")
            return
        }
        guard page !== selection else { return }
        tabBarStorage?.willChange(.selectedItem)
        chooseChild(page)
        tabBarStorage?.didChange(.selectedItem)
        sidebarStorage?.tabsDidChange()
        showChange()
    }

    /// The index of the selected view controller; `nil` while More's list is visible.
    var selectedPosition: Int? {
        guard let page = selection, page !== moreStorage else { return nil }
        guard usesTabs else { return pages.firstIndex { $0 === page } }
        let root = rootTab(of: page)
        return rootTabs.firstIndex { $0 === root }
    }

    func chooseIndex(_ index: Int) {
        if usesTabs, rootTabs.indices.contains(index) { return select(rootTabs[index]) }
        guard pages.indices.contains(index) else { return }
        selectedViewController = pages[index]
    }

    /// Performs a tap on a tab. Asks and notifies the delegate; a second tap pops a navigation controller to its root.
    package func userChooses(_ page: UIViewController) {
        guard userMayChoose(page) else { return }
        tabBar.userChooses(page.tabBarItem)
        if page === selection {
            userChoosesAgain(page)
        } else {
            selectedViewController = page
        }
        delegateStorage?.tabBarController(self, didSelect: page)
    }

    /// The second tap on a tab. Since iOS 18.4 the content of a view controller without others above it scrolls to its top.
    func userChoosesAgain(_ page: UIViewController) {
        let stack = page as? UINavigationController
        let isAtRoot = (stack?.viewControllers.count ?? 1) == 1
        stack?.popToRootViewController(animated: true)
        guard isAtRoot, Runtime.current.system >= .iOS(18, 4) else { return }
        (stack?.topViewController ?? page).contentUnderBar?.scrollToTop()
    }

    package func userChoosesItem(at index: Int) { userChooses(itemsInBar[index]) }

    private func userChooses(_ item: UITabBarItem) {
        if hasMore, item === moreStorage?.tabBarItem { return userChoosesMore() }
        if let tab = tabsInBar.first(where: { $0.barItem === item }) { return userChooses(tab) }
        if let page = pages.first(where: { $0.tabBarItem === item }) { userChooses(page) }
    }

    /// Shows the More tab as it was before; a second tap returns to the list. Evidence: more-05, more-07.
    private func userChoosesMore() {
        let more = ensureMore()
        guard userMayChoose(more) else { return }
        tabBar.userChooses(more.tabBarItem)
        if isMoreChosen {
            more.popToRootViewController(animated: true)
        } else {
            selectedViewController = more
        }
        if let selectedViewController {
            delegateStorage?.tabBarController(self, didSelect: selectedViewController)
        }
    }

    private func userMayChoose(_ page: UIViewController) -> Bool {
        guard let delegate = delegateStorage else { return true }
        return delegate.tabBarController(self, shouldSelect: page)
    }

    func forget(_ page: UIViewController) {
        pages.removeAll { $0 === page }
        leavingPages.removeAll { $0 === page }
        if chosenPage === page { chosenPage = pages.first }
        arrangeMore()
        showChange()
    }

    private func showChange() {
        requestOnce()
    }

    func ensureTabBar() -> UITabBar {
        if let tabBarStorage { return tabBarStorage }
        let bar = UITabBar(frame: .zero)
        adopt(bar)
        return bar
    }

    /// Makes a bar the controller's own, so that it shows the children's items.
    package func adopt(_ bar: UITabBar) {
        bar.delegate = self
        // The bar may outlive its controller in a view that stays in the window.
        bar.ownerItems = { [weak self] in self?.itemsInBar ?? [] }
        bar.ownerChooses = { [weak self] item in self?.userChooses(item) }
        bar.ownerSidebar = { [weak self] in self?.sidebarOpener }
        bar.ownerSelectedItem = { [weak self] in self?.itemOfChoice }
        bar.ownerSearchItem = { [weak self] in (self?.tabsInBar.last as? UISearchTab)?.barItem }
        bar.ownerContent = { [weak self] in
            let page = self?.slot.page
            return ((page as? UINavigationController)?.slot.page ?? page)?.content(under: .bottom)
        }
        tabBarStorage = bar
    }

    func hidesBar(for child: UIViewController) -> Bool {
        (child as? UINavigationController)?.stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
            ?? false
    }
}

extension UITabBarController: TransitionRequest {
    package var requestName: String { "change of the tab of \(described(self))" }

    package func isBlocked(in engine: TransitionEngine) -> Bool { engine.isBusy(self) }

    package var startsInCommit: Bool { true }

    /// Whether the delegate may have an animator. It is asked when the change begins.
    package var mayAnimate: Bool { delegateStorage != nil && UIView.areAnimationsEnabled }

    package func start() {
        flags.remove(.isRequested)
        arrangeMore()
        if slot.page === shownChild {
            dropLeavingPages()
        } else if appearance == .appeared {
            Runtime.engine.begin(makeTransition())
        } else {
            slot.clear()
            if viewStorage?.windowLink != nil { showChosenPage() }
            dropLeavingPages()
        }
    }

    private func makeTransition() -> PageTransition {
        let animator = chooseAnimator()
        let transition = PageTransition(
            in: self, policy: self, family: orderFamily, from: slot.page, to: shownChild,
            animated: animator != nil,
            duration: 0)
        if let animator {
            transition.animate(with: animator, drivenBy: chooseDriver(of: animator))
        }
        animatesReplacement = false
        return transition
    }

    /// With fading tabs, transitions end in another order. Evidence: tab-switch-01, hunt-tabs-01.
    private var orderFamily: OrderFamily { Runtime.current.system >= .iOS(18) ? .fadingTab : .tab }

    /// A removed view controller can't be selected again if the transition is canceled, so its transition isn't
    /// interactive.
    private func chooseDriver(
        of animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let from = slot.page, isOwnChild(from) else { return nil }
        return delegateStorage?.tabBarController(self, interactionControllerFor: animator)
    }

    private func chooseAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate = delegateStorage, let from = slot.page, let to = shownChild,
            animatesReplacement || isOwnChild(from), UIView.areAnimationsEnabled
        else { return nil }
        return delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    }

    func showChosenPage() {
        while slot.page !== shownChild {
            slot.clear()
            // Loading the view may select another tab, which is then the one to show.
            shownChild?.loadViewIfNeeded()
            slot.show(shownChild, in: self)
        }
    }

    /// Releases removed view controllers. A visible one is released by the change that removes its view.
    private func dropLeavingPages() {
        let leaving = leavingPages.filter { $0 !== slot.page }
        leavingPages.removeAll { $0 !== slot.page }
        for page in leaving {
            unlink(page)
            page.sendDidMove(to: nil)
        }
    }
}

extension UITabBarController: TransitionPolicy {
    var coordinatesPresentations: Bool { true }

    func name(of transition: PageTransition) -> String {
        "change of the tab of \(described(self)) to \(described(transition.coming))"
    }

    func placeViews(_ transition: PageTransition) {
        slot.place(transition)
    }

    func removeViews(_ transition: PageTransition) {
        slot.removeLeaving(transition)
    }

    func willCancel(_ transition: PageTransition) {
        // If it has no tab anymore, the change that removed it follows.
        if let page = transition.leaving, isOwnChild(page) { restoreChoice(page) }
    }

    func restoreViews(_ transition: PageTransition) {
        slot.restore(transition)
    }

    func didCancel(_ transition: PageTransition) {
        dropLeavingPages()
        // An animator has canceled the change away from a removed view controller, so it is removed without animation.
        if slot.page !== shownChild { showChange() }
    }

    func didEnd(_ transition: PageTransition) {
        dropLeavingPages()
        (tabOfSelection as? UISearchTab)?.didAppear()
    }
}
