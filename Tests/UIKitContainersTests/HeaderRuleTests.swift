import Simulator
import TestTraits
import Testing

/// Rules of Apple's headers and pages about individual members.
@MainActor @Suite(.inTurn) struct HeaderRuleTests {
    @Test func `a content scroll view is asked for with a single edge`() {
        let sim = Simulator()
        sim.recordsExceptions = true
        let (page, scroll) = (UIViewController(), UIScrollView())
        page.setContentScrollView(scroll, for: .all)
        #expect(page.contentScrollView(for: .bottom) === scroll && sim.diagnostics.isEmpty)
        #expect(page.contentScrollView(for: .all) == nil)
        #expect(page.contentScrollView(for: [.top, .bottom]) == nil)
        #expect(sim.diagnostics.map(\.kind) == [.exception, .exception])
    }

    @Test func `an inserted action updates the segment with its identifier, or moves it`() {
        _ = Simulator()
        func action(_ title: String, _ name: String) -> UIAction {
            UIAction(title: title, identifier: UIAction.Identifier(name)) { _ in }
        }
        let control = UISegmentedControl(
            frame: .zero, actions: [action("A", "a"), action("B", "b"), action("C", "c")])
        func titles() -> [String?] { (0..<control.numberOfSegments).map(control.titleForSegment) }
        control.insertSegment(action: action("New", "b"), at: 1, animated: false)
        #expect(titles() == ["A", "New", "C"])
        control.insertSegment(action: action("Last", "a"), at: 2, animated: false)
        #expect(titles() == ["New", "C", "Last"])
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("a")) == 2)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("z")) == NSNotFound)
    }

    @Test func `two segments have no common identifier`() {
        let sim = Simulator()
        sim.recordsExceptions = true
        let actions = ["a", "b"].map { UIAction(title: $0, identifier: UIAction.Identifier($0)) { _ in } }
        let control = UISegmentedControl(frame: .zero, actions: actions)
        control.setAction(actions[0], forSegmentAt: 0)
        #expect(sim.diagnostics.isEmpty)
        control.setAction(actions[0], forSegmentAt: 1)
        #expect(sim.diagnostics.count == 1 && control.titleForSegment(at: 1) == "b")
    }

    @Test func `a control names no actions of a nil target`() {
        _ = Simulator()
        let (button, page) = (UIButton(), UIViewController())
        button.addTarget(nil, action: Selector("close"), for: .touchUpInside)
        button.addTarget(page, action: Selector("open"), for: .touchUpInside)
        #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == nil)
        #expect(button.actions(forTarget: page, forControlEvent: .touchUpInside) == ["open"])
    }

    @Test func `the selected row is the lowest of several`() {
        let sim = Simulator()
        let page = FourRows(style: .plain)
        sim.launch(page)
        page.tableView.allowsMultipleSelection = true
        for row in [3, 1, 2] {
            page.tableView.selectRow(
                at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        #expect(page.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(page.tableView.indexPathsForSelectedRows?.map(\.row) == [3, 1, 2])
    }

    @Test func `an animator runs while its completions are called`() throws {
        let sim = Simulator()
        sim.launch(UIViewController())
        let view = try #require(sim.window.rootViewController?.view)
        var isRunning: Bool?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.addCompletion { [unowned animator] _ in isRunning = animator.isRunning }
        animator.startAnimation()
        try sim.settle()
        #expect(isRunning == true && !animator.isRunning && animator.state == .inactive)
    }

    @Test func `a back action of the first page makes a back button with its title or image`() {
        let sim = Simulator()
        var taps = 0
        let page = UIViewController()
        page.navigationItem.backAction = UIAction(title: "Leave") { _ in taps += 1 }
        let stack = UINavigationController(rootViewController: page)
        sim.launch(stack)
        #expect(sim.picture().svg.contains(">Leave</text>"))
        #expect(sim.tap("Leave") && taps == 1)
        page.navigationItem.backAction = UIAction(title: "Home", image: UIImage(systemName: "house")) { _ in
            taps += 1
        }
        #expect(stack.navigationBar.backButton?.title == nil)
        #expect(sim.tap("Home") && taps == 2)
        stack.pushViewController(UIViewController(), animated: false)
        stack.topViewController?.navigationItem.backAction = UIAction(title: "Other") { _ in taps += 1 }
        page.title = "First"
        #expect(sim.tap("First") && taps == 3)
    }

    @Test func `a stack does not change while a search over it ends`() throws {
        let sim = Simulator()
        let list = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        list.definesPresentationContext = true
        let stack = UINavigationController(rootViewController: list)
        sim.launch(stack)
        search.isActive = true
        try sim.settle()
        search.isActive = false
        stack.pushViewController(UIViewController(), animated: true)
        #expect(stack.viewControllers == [list])
        let words =
            "while an existing transition or presentation is occurring; the navigation stack will not be updated."
        #expect(sim.diagnostics.count == 1)
        #expect(
            sim.diagnostics.first?.message.hasPrefix(
                "pushViewController:animated: called on <UINavigationController 0x") == true)
        #expect(sim.diagnostics.first?.message.hasSuffix(words) == true)
        try sim.settle()
        stack.pushViewController(UIViewController(), animated: true)
        #expect(stack.viewControllers.count == 2 && sim.diagnostics.count == 1)
    }

    @Test func `a search that the app dismisses without animation leaves the stack to changes`() throws {
        let sim = Simulator()
        let list = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        list.definesPresentationContext = true
        let stack = UINavigationController(rootViewController: list)
        sim.launch(stack)
        search.isActive = true
        try sim.settle()
        search.dismiss(animated: false)
        stack.pushViewController(UIViewController(), animated: true)
        try sim.settle()
        #expect(stack.viewControllers.count == 2 && sim.diagnostics.isEmpty)
    }
}

/// Tabs in groups.
@MainActor @Suite(.inTurn) struct TabGroupTests {
    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }

    @Test func `selecting a group selects its default child, or else the first`() throws {
        let sim = Simulator()
        let (home, a, b) = (tab("Home"), tab("A"), tab("B"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "Group", children: [a, b])
        let tabs = UITabBarController(tabs: [home, group])
        sim.launch(tabs)
        #expect(tabs.selectedTab === home && tabs.tabBar.items?.map(\.title) == ["Home", "Group"])
        tabs.selectedTab = group
        try sim.settle()
        #expect(tabs.selectedTab === a && group.selectedChild === a)
        #expect(
            tabs.selectedViewController === a.viewController && a.viewController?.viewIfLoaded?.window != nil)
        tabs.selectedTab = home
        group.selectedChild = nil
        group.defaultChildIdentifier = "B"
        tabs.selectedTab = group
        #expect(tabs.selectedTab === b && tabs.selectedViewController === b.viewController)
    }

    @Test func `a tab within a group can be selected, and its group selects it from then on`() throws {
        let sim = Simulator()
        sim.recordsExceptions = true
        let (home, a, b) = (tab("Home"), tab("A"), tab("B"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "Group", children: [a, b])
        let tabs = UITabBarController(tabs: [home, group])
        sim.launch(tabs)
        tabs.selectedTab = b
        try sim.settle()
        #expect(tabs.selectedTab === b && group.selectedChild === b && sim.diagnostics.isEmpty)
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.items?.map(\.title) == ["Home", "Group"])
        tabs.selectedTab = home
        tabs.selectedTab = group
        #expect(tabs.selectedTab === b)
        group.selectedChild = a
        try sim.settle()
        #expect(tabs.selectedTab === a && a.viewController?.viewIfLoaded?.window != nil)
    }

    @Test func `a child without a page is selected with its group's page`() {
        let sim = Simulator()
        let child = UITab(title: "Child", image: nil, identifier: "Child", viewControllerProvider: nil)
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "Group", children: [child]
        ) { _ in UIViewController() }
        let tabs = UITabBarController(tabs: [tab("Home"), group])
        sim.launch(tabs)
        tabs.selectedTab = child
        #expect(tabs.selectedTab === child && tabs.selectedViewController === group.viewController)
    }
}

private final class FourRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
