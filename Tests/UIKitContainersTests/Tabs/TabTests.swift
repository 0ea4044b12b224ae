import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Tabs as objects: when their view controllers are created, their order in the bar, and the delegate.
@MainActor @Suite("Tabs that provide their pages", .inTurn) struct TabTests {
    /// Records the delegate's calls.
    private final class Notes: NSObject, UITabBarControllerDelegate {
        private(set) var lines: [String] = []
        var refused: UITab?

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            lines.append("may \(tab.title)")
            return tab !== refused
        }

        func tabBarController(
            _ tabs: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { lines.append("did \(selectedTab.title) after \(previousTab?.title ?? "none")") }

        func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
            lines.append("may select a page")
            return true
        }

        func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
            lines.append("did select a page")
        }
    }

    private final class Made { var titles: [String] = [] }

    private let made = Made()
    private let notes = Notes()

    private func tab(_ title: String, page: UIViewController? = nil) -> UITab {
        UITab(title: title, image: nil, identifier: title) { [made] tab in
            made.titles.append(tab.title)
            return page ?? UIViewController()
        }
    }

    private func titles(_ tabs: UITabBarController) -> [String] {
        tabs.tabBar.items?.map { $0.shownTitle ?? "" } ?? []
    }

    private func launch(
        _ tabs: [UITab], _ system: Simulator.System, device: Simulator.Device = .iPhone16
    ) throws -> (Simulator, UITabBarController) {
        let sim = Simulator(device: device, system: system)
        return (sim, try launch(tabs, on: sim))
    }

    /// A test that creates view controllers creates the simulator before.
    private func launch(_ tabs: [UITab], on sim: Simulator) throws -> UITabBarController {
        sim.recordsExceptions = true
        let controller = UITabBarController(tabs: tabs)
        controller.delegate = notes
        sim.launch(controller)
        try sim.settle()
        return controller
    }

    // MARK: View controllers

    @Test(arguments: [17, 18, 26])
    func `a tab creates its page when it is selected, once`(system: Int) throws {
        let (sim, tabs) = try launch(["a", "b", "c"].map { tab($0) }, .iOS(system))
        #expect(made.titles == ["a"] && titles(tabs) == ["a", "b", "c"] && tabs.selectedIndex == 0)
        sim.tapTab(2, in: tabs)
        try sim.settle()
        #expect(made.titles == ["a", "c"] && tabs.selectedIndex == 2 && tabs.selectedTab === tabs.tabs[2])
        #expect(tabs.selectedViewController === tabs.tabs[2].viewController)
        #expect(tabs.selectedViewController?.viewIfLoaded?.window != nil)
        sim.tapTab(0, in: tabs)
        sim.tapTab(2, in: tabs)
        try sim.settle()
        #expect(made.titles == ["a", "c"] && sim.diagnostics.isEmpty)
    }

    @Test func `reading the view controllers creates them all`() throws {
        let (sim, tabs) = try launch(["a", "b", "c"].map { tab($0) }, .iOS(26))
        tabs.selectedTab = tabs.tabs[1]
        #expect(tabs.viewControllers == tabs.tabs.map { $0.viewController! })
        #expect(made.titles == ["a", "b", "c"] && tabs.selectedIndex == 1 && tabs.children.count == 3)
        try sim.settle()
        #expect(sim.diagnostics.isEmpty)
    }

    @Test func `view controllers that the app sets replace the tabs`() throws {
        let (sim, tabs) = try launch(["a", "b"].map { tab($0) }, .iOS(26))
        let (first, page) = (tabs.tabs[0], UIViewController())
        page.title = "page"
        tabs.viewControllers = [page]
        try sim.settle()
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && first.tabBarController == nil)
        #expect(titles(tabs) == ["page"] && page.viewIfLoaded?.window != nil)
    }

    @Test func `a removed tab has no controller, and the one at its index is selected`() throws {
        let (sim, tabs) = try launch(["a", "b", "c"].map { tab($0) }, .iOS(26))
        let all = tabs.tabs
        tabs.selectedTab = all[1]
        tabs.tabs = [all[0], all[2]]
        try sim.settle()
        #expect(tabs.selectedTab === all[2] && all[1].tabBarController == nil)
        #expect(all[1].viewController?.parent == nil && all[2].viewController?.viewIfLoaded?.window != nil)
    }

    @Test func `a hidden tab has no item, and the one at its index is selected`() throws {
        let (sim, tabs) = try launch(["a", "b", "c"].map { tab($0) }, .iOS(26))
        let all = tabs.tabs
        tabs.selectedTab = all[1]
        all[1].isHidden = true
        try sim.settle()
        #expect(titles(tabs) == ["a", "c"] && tabs.selectedTab === all[2] && tabs.selectedIndex == 1)
        all[1].isHidden = false
        #expect(titles(tabs) == ["a", "b", "c"] && tabs.selectedTab === all[2] && tabs.selectedIndex == 2)
    }

    @Test func `with more than five tabs, the pages of More's list exist`() throws {
        let (sim, tabs) = try launch((1...7).map { tab("\($0)") }, .iOS(26))
        #expect(titles(tabs) == ["1", "2", "3", "4", "More"])
        #expect(Set(made.titles) == ["1", "5", "6", "7"])
        tabs.selectedTab = tabs.tabs[5]
        try sim.settle()
        let page = tabs.tabs[5].viewController
        #expect(tabs.selectedTab === tabs.tabs[5] && tabs.selectedViewController === page)
        #expect(tabs.selectedIndex == 5 && page?.parent === tabs.moreNavigationController)
        #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    }

    // MARK: The delegate

    @Test(arguments: [17, 18, 26, 27])
    func `a tap asks and notifies about tabs, and a selection by the app doesn't`(system: Int) throws {
        let (sim, tabs) = try launch(["a", "b", "c"].map { tab($0) }, .iOS(system))
        notes.refused = tabs.tabs[1]
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(notes.take() == ["may b"] && tabs.selectedTab === tabs.tabs[0])
        sim.tapTab(2, in: tabs)
        try sim.settle()
        #expect(notes.take() == ["may c", "did c after a"])
        sim.tapTab(2, in: tabs)
        tabs.selectedTab = tabs.tabs[1]
        try sim.settle()
        #expect(notes.take() == ["may c", "did c after c"] && tabs.selectedTab === tabs.tabs[1])
    }

    @Test func `a tap on a group asks about the tab that it selects`() throws {
        let group = UITabGroup(
            title: "group", image: nil, identifier: "group", children: [tab("one"), tab("two")])
        group.defaultChildIdentifier = "two"
        let (sim, tabs) = try launch([tab("a"), group], .iOS(26))
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(notes.take() == ["may two", "did two after a"])
        #expect(tabs.selectedTab === group.children[1] && group.selectedChild === group.children[1])
        #expect(tabs.tabBar.selectedItem?.title == "group")
    }

    @Test func `a group that is a destination is selected itself, until one of its tabs is`() throws {
        let group = UITabGroup(
            title: "group", image: nil, identifier: "group", children: [tab("one")]
        ) { _ in UIViewController() }
        group.isSidebarDestination = true
        let (sim, tabs) = try launch([tab("a"), group], .iOS(26))
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(notes.take() == ["may group", "did group after a"])
        #expect(tabs.selectedTab === group && group.selectedChild == nil)
        tabs.selectedTab = group.children[0]
        tabs.selectedTab = tabs.tabs[0]
        tabs.selectedTab = group
        #expect(tabs.selectedTab === group.children[0])
    }

    @Test(arguments: [18, 26])
    func `a disabled tab can only be selected by the app`(system: Int) throws {
        let (sim, tabs) = try launch(["a", "b"].map { tab($0) }, .iOS(system))
        tabs.tabs[1].isEnabled = false
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(notes.take().isEmpty && tabs.selectedTab === tabs.tabs[0] && made.titles == ["a"])
        #expect(tabs.tabBar.items?.map(\.isEnabled) == [true, false])
        tabs.selectedTab = tabs.tabs[1]
        #expect(tabs.selectedTab === tabs.tabs[1])
        tabs.selectedTab = tabs.tabs[0]
        tabs.tabs[1].isEnabled = true
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(tabs.selectedTab === tabs.tabs[1])
    }

    // MARK: The second tap

    private func list() -> UIViewController {
        let (page, list) = (UIViewController(), UIScrollView())
        list.contentSize = CGSize(width: 300, height: 3_000)
        page.view = list
        return page
    }

    @Test(arguments: [(17, 0, false), (18, 0, false), (18, 4, true), (26, 0, true)])
    func `the second tap scrolls the content of a root to its top since 18.4`(
        major: Int, minor: Int, scrolls: Bool
    ) throws {
        let sim = Simulator(system: .iOS(major, minor))
        let page = list()
        let tabs = try launch([tab("a", page: page), tab("b")], on: sim)
        let content = try #require(page.view as? UIScrollView)
        let top = content.contentOffset.y
        content.contentOffset.y = 500
        sim.tapTab(0, in: tabs)
        try sim.settle()
        #expect(content.contentOffset.y == (scrolls ? top : 500))
    }

    @Test(arguments: [17, 18, 26])
    func `the second tap pops a stack, and doesn't scroll before its root is visible`(system: Int) throws {
        let sim = Simulator(system: .iOS(system))
        let page = list()
        let stack = UINavigationController(rootViewController: page)
        let tabs = try launch([tab("a", page: stack), tab("b")], on: sim)
        let content = try #require(page.view as? UIScrollView)
        content.contentOffset.y = 500
        stack.pushViewController(UIViewController(), animated: false)
        try sim.settle()
        sim.tapTab(0, in: tabs)
        try sim.settle()
        #expect(stack.viewControllers == [page] && content.contentOffset.y == 500)
        sim.tapTab(0, in: tabs)
        try sim.settle()
        #expect((content.contentOffset.y < 0) == (system == 26))
    }

    // MARK: Positions

    @Test func `a search tab prefers to be pinned, and other tabs have no preference`() {
        let search = UISearchTab { _ in UIViewController() }
        #expect(search.preferredPlacement == .pinned)
        #expect(
            UITab(title: "A", image: nil, identifier: "a", viewControllerProvider: nil).preferredPlacement
                == .automatic)
    }

    @Test func `the bar on iPad has fixed tabs first and pinned ones last`() throws {
        let placements: [(String, UITab.Placement)] = [
            ("pinned", .pinned), ("a", .automatic), ("optional", .optional), ("movable", .movable),
            ("sidebar", .sidebarOnly), ("fixed", .fixed), ("default", .default),
        ]
        let all = placements.map { title, placement in
            let tab = tab(title)
            tab.preferredPlacement = placement
            return tab
        }
        let search = UISearchTab { _ in UIViewController() }
        let (sim, tabs) = try launch([search] + all, .iOS(26), device: .iPadPro11)
        #expect(titles(tabs) == ["fixed", "a", "movable", "default", "Search", "pinned"])
        #expect(search.hasVisiblePlacement && !all[2].hasVisiblePlacement && !all[4].hasVisiblePlacement)
        withExtendedLifetime(sim) {}
    }

    @Test func `a group's tab with a placement in the bar has its own item`() throws {
        let (one, two) = (tab("one"), tab("two"))
        two.preferredPlacement = .movable
        let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [one, two])
        let (sim, tabs) = try launch([tab("a"), group], .iOS(26), device: .iPadPro11)
        #expect(titles(tabs) == ["a", "group", "two"])
        sim.tapTab(2, in: tabs)
        try sim.settle()
        #expect(tabs.selectedTab === two && tabs.tabBar.selectedItem?.title == "two")
        sim.tapTab(0, in: tabs)
        tabs.selectedTab = one
        #expect(tabs.tabBar.selectedItem?.title == "group")
    }

    @Test(arguments: [(18, ["Search", "a"]), (26, ["a", "Search"])])
    func `a search tab is the last one on iPhone since iOS 26`(system: Int, expected: [String]) throws {
        let search = UISearchTab { _ in UIViewController() }
        let (sim, tabs) = try launch([search, tab("a")], .iOS(system))
        #expect(titles(tabs) == expected && !search.hasVisiblePlacement)
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(tabs.selectedTab?.title == expected[1])
    }

    @Test func `the search of a search tab is edited again when the tab is selected again`() throws {
        let (page, controller) = (UIViewController(), UISearchController(searchResultsController: nil))
        page.navigationItem.searchController = controller
        let stack = UINavigationController(rootViewController: page)
        let search = UISearchTab { _ in stack }
        search.automaticallyActivatesSearch = true
        let (sim, tabs) = try launch([tab("a"), search], .iOS(26))
        for _ in 0..<2 {
            sim.tapTab(1, in: tabs)
            try sim.settle()
            #expect(controller.isActive && controller.searchBar.searchTextField.isFirstResponder)
            sim.tapTab(0, in: tabs)
            try sim.settle()
        }
    }

    @Test(arguments: [(18, false), (26, true)])
    func `the system's search item is apart since iOS 26, if it is the last one`(
        system: Int, isApart: Bool
    ) throws {
        let sim = Simulator(device: .iPhone16, system: .iOS(system))
        let pages = [UITabBarItem.SystemItem.favorites, .search].map { item in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0)
            return page
        }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        sim.launch(tabs)
        #expect((tabs.tabBar.glass?.search != nil) == isApart)
        tabs.viewControllers = pages.reversed()
        try sim.settle()
        #expect(tabs.tabBar.glass?.search == nil)
    }

    @Test func `a compact width shows the tabs that the app names`() throws {
        let (sim, tabs) = try launch(["a", "b", "c"].map { tab($0) }, .iOS(18))
        tabs.compactTabIdentifiers = ["c", "a", "x"]
        #expect(titles(tabs) == ["a", "c"])
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(tabs.selectedTab?.title == "c")
        tabs.compactTabIdentifiers = nil
        #expect(titles(tabs) == ["a", "b", "c"])
    }

    @Test func `a tab's frame is its item's`() throws {
        let (sim, tabs) = try launch(["a", "b"].map { tab($0) }, .iOS(26))
        let frame = try #require(tabs.tabs[1].frame(in: tabs.view))
        #expect(frame.minX == tabs.view.bounds.midX - 4 && tabs.tabs[1].frame(in: UIView()) == nil)
        withExtendedLifetime(sim) {}
    }

    // MARK: Search

    @Test func `a search tab activates its search, and canceling selects the previous tab`() throws {
        let sim = Simulator(system: .iOS(26))
        let page = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        page.definesPresentationContext = true
        let stack = UINavigationController(rootViewController: page)
        let searchTab = UISearchTab { _ in stack }
        let tabs = try launch([tab("a"), tab("b"), searchTab], on: sim)
        tabs.selectedTab = tabs.tabs[1]
        try sim.settle()
        sim.tapTab(2, in: tabs)
        try sim.settle()
        #expect(tabs.selectedTab === searchTab && !search.isActive)
        tabs.selectedTab = tabs.tabs[1]
        searchTab.automaticallyActivatesSearch = true
        try sim.settle()
        sim.tapTab(2, in: tabs)
        try sim.settle()
        #expect(tabs.selectedTab === searchTab && search.isActive)
        sim.tapCancel(in: search.searchBar)
        try sim.settle()
        #expect(tabs.selectedTab === tabs.tabs[1] && !search.isActive && sim.diagnostics.isEmpty)
        #expect(tabs.selectedViewController?.viewIfLoaded?.window != nil)
    }
}
