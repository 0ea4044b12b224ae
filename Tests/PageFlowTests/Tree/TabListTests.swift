import PageFlow
import Simulator
import Testing

private final class TabPage: TestPage, NamedPage {
    let pageName: String

    init(_ name: String) {
        pageName = name
        super.init()
        title = name
    }

    required init?(coder: NSCoder) { nil }
}

private final class Detail: TestPage {}

private struct DetailRoute: PageRoute {
    let tab: String
    var place: RoutePlace { .tabNamed(tab) }
}

/// A page whose guard is asked when another tab is selected.
private final class TabKeeper: TestPage, LeaveGuard {
    var mayLeave = false
    private(set) var causes: [ExitCause] = []
    var asksOnTabSwitch: Bool { true }

    func canLeave(_ request: LeaveRequest) async -> Bool {
        causes.append(request.cause)
        return mayLeave
    }
}

private final class Listener: NSObject, UITabBarControllerDelegate {
    private(set) var lines: [String] = []

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        lines.append("\(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        lines.append("a view controller")
    }
}

/// An app that sets tabs. Each tab has a stack with a page of the tab's name.
@MainActor
private final class TabApp {
    private(set) var made: [String] = []
    private(set) var exits: [String] = []
    let tabs: UITabBarController
    let listener = Listener()
    private(set) var app: TestApp!

    /// - Parameter first: The page of the tab `a`.
    init(
        _ names: [String] = ["a", "b", "c"], group: [String] = [], first: UIViewController? = nil,
        on device: Device = .iPhone16, system: Int = 26
    ) {
        let sim = Simulator(device: device, system: .iOS(system))
        tabs = UITabBarController()
        tabs.delegate = listener
        var all = names.map { makeTab($0, first: first) }
        if !group.isEmpty {
            let children = group.map { makeTab($0, first: nil) }
            all.append(UITabGroup(title: "Library", image: nil, identifier: "library", children: children))
        }
        tabs.tabs = all
        app = TestApp(tabs, in: sim)
        app.navigator.onExit { [unowned self] in exits.append("\($0.name) \($0.cause.rawValue)") }
        app.navigator.routes.register(DetailRoute.self) { _ in Detail() }
    }

    private func makeTab(_ name: String, first: UIViewController?) -> UITab {
        UITab(title: name, image: nil, identifier: name) { [unowned self] _ in
            made.append(name)
            return (name == "a" ? first : nil) ?? TabPage(name).inStack
        }
    }

    func tap(_ index: Int) async {
        app.sim.tapTab(index, in: tabs)
        await app.sim.settled()
    }
}

/// Tabs that the app sets as `tabs`. Their pages are created when they are first needed.
@MainActor
@Suite(.onStage) struct TabListTests {
    @Test(arguments: [18, 26])
    func `a tab's page is created with the selection of the tab, not by reading the pages`(
        system: Int
    ) async {
        let it = TabApp(system: system)
        #expect(it.app.path == "tab:a/a" && it.app.navigator.tree.root?.children.count == 1)
        it.app.navigator.updatePages()
        #expect(it.made == ["a"])
        await it.tap(2)
        #expect(it.app.path == "tab:c/c" && it.made == ["a", "c"] && it.exits == [])
        #expect(it.listener.lines == ["c after a"] && it.app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: [18, 26])
    func `a tab in a group has the group in its path, and stays when another one is selected`(system: Int) {
        let it = TabApp(["home"], group: ["albums", "artists"], system: system)
        #expect(it.app.path == "tab:home/home")
        it.tabs.selectedTab = it.tabs.tab(forIdentifier: "albums")
        it.app.settle()
        #expect(it.app.path == "tab:library:albums/albums")
        it.tabs.selectedTab = it.tabs.tab(forIdentifier: "artists")
        it.app.settle()
        #expect(it.app.path == "tab:library:artists/artists")
        #expect(it.exits == [] && it.made == ["home", "albums", "artists"])
        let names = it.app.navigator.tree.root?.children.map(\.tab)
        #expect(names == ["home", "library:albums", "library:artists"])
        let back = it.app.navigator.visiblePage?.returnTo(pageNamed: "albums")
        it.app.settle()
        #expect(back?.result == .done && it.app.path == "tab:library:albums/albums" && it.exits == [])
    }

    @Test(arguments: [false, true])
    func `a guard is asked before another tab is selected, whose page may not exist`(mayLeave: Bool) async {
        let keeper = TabKeeper()
        let it = TabApp(first: keeper)
        keeper.mayLeave = mayLeave
        await it.tap(1)
        #expect(keeper.causes == [.tabSwitch])
        #expect(it.app.path == (mayLeave ? "tab:b/b" : "tab:a/TabKeeper"))
        #expect(it.made == (mayLeave ? ["a", "b"] : ["a"]))
        #expect(it.listener.lines == (mayLeave ? ["b after a"] : []) && it.exits == [])
    }

    @Test(arguments: [18, 26])
    func `a second tap on a tab pops its stack, and is the cause of the exits`(system: Int) async {
        let it = TabApp(system: system)
        _ = it.app.outcome(of: it.app.navigator.open(DetailRoute(tab: "a")))
        #expect(it.app.path == "tab:a/a/Detail")
        await it.tap(0)
        #expect(it.app.path == "tab:a/a" && it.exits == ["Detail tabRetap"])
    }

    @Test func `a second tap asks the guards of the pages that it would pop`() async {
        let stack = TabPage("a").inStack
        let keeper = TabKeeper()
        stack.pushViewController(keeper, animated: false)
        let it = TabApp(first: stack)
        await it.tap(0)
        #expect(keeper.causes == [.tabRetap] && it.app.path == "tab:a/a/TabKeeper" && it.exits == [])
        keeper.mayLeave = true
        await it.tap(0)
        #expect(it.app.path == "tab:a/a" && it.exits == ["TabKeeper tabRetap"])
    }

    @Test func `in the stack of a group, a tab whose pages would replace others asks their guards`() async {
        let sim = Simulator(system: .iOS(26))
        let children = ["x", "y"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in TabPage(name) }
        }
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: children)
        group.managingNavigationController = UINavigationController()
        let tabs = UITabBarController(tabs: [group])
        let app = TestApp(tabs, in: sim)
        #expect(app.path == "tab:group/x")
        let keeper = TabKeeper()
        let open = app.navigator.visiblePage?.open(keeper)
        app.settle()
        #expect(open?.result == .done && app.path == "tab:group/x/TabKeeper")
        let isAllowed = tabs.delegate?.tabBarController(tabs, shouldSelectTab: children[1])
        await app.sim.settled()
        #expect(isAllowed == false && keeper.causes == [.tabSwitch] && app.path == "tab:group/x/TabKeeper")
    }

    // MARK: Routes

    @Test func `a route into a tab of a group creates that tab's page alone`() {
        let it = TabApp(["home"], group: ["albums", "artists"])
        #expect(it.app.outcome(of: it.app.navigator.open(DetailRoute(tab: "artists"))) == .done)
        #expect(it.app.path == "tab:library:artists/artists/Detail" && it.made == ["home", "artists"])
    }

    @Test func `a route into a tab of the sidebar selects it`() {
        let it = TabApp(["a", "b", "c"], on: .iPadPro11)
        it.tabs.tabs[2].preferredPlacement = .sidebarOnly
        it.app.settle()
        #expect(it.app.outcome(of: it.app.navigator.open(DetailRoute(tab: "c"))) == .done)
        #expect(it.app.path == "tab:c/c/Detail" && it.made == ["a", "c"])
    }

    @Test func `a route to an unknown tab fails`() {
        let it = TabApp()
        let error = NavigationError(.noTabNamed("x"), at: "UITabBarController")
        #expect(it.app.outcome(of: it.app.navigator.open(DetailRoute(tab: "x"))) == .failed(error))
        #expect(it.made == ["a"])
    }

    @Test func `a route by the index of a tab creates its page`() {
        struct Second: PageRoute { var place: RoutePlace { .tab(1) } }
        let it = TabApp()
        it.app.navigator.routes.register(Second.self) { _ in Detail() }
        #expect(it.app.outcome(of: it.app.navigator.open(Second())) == .done)
        #expect(it.app.path == "tab:b/b/Detail" && it.made == ["a", "b"])
    }

    // MARK: Saved state

    @Test func `saved tabs are found by their identifiers, and untouched ones aren't created`() throws {
        let before = TabApp(["home"], group: ["albums", "artists"])
        _ = before.app.outcome(of: before.app.navigator.open(DetailRoute(tab: "artists")))
        before.tabs.selectedTab = before.tabs.tabs[0]
        before.app.settle()
        let data = try before.app.navigator.save()
        let after = TabApp(["c", "home"], group: ["artists", "albums"])
        #expect(after.app.outcome(of: try after.app.navigator.restore(data)) == .done)
        #expect(after.app.path == "tab:home/home" && after.made == ["c", "home", "artists"])
        after.tabs.selectedTab = after.tabs.tab(forIdentifier: "artists")
        after.app.settle()
        #expect(after.app.path == "tab:library:artists/artists/Detail")
    }

    // MARK: Changes

    @Test func `a page that is opened as a tab is a tab, and the other tabs stay`() {
        let it = TabApp()
        let page = it.app.navigator.visiblePage
        let first = it.tabs.tabs[0]
        let open = page?.open(B(), by: .tab)
        it.app.settle()
        #expect(open?.result == .done && it.app.path == "tab:B/B" && it.made == ["a"])
        #expect(it.tabs.tabs.map(\.identifier) == ["a", "b", "c", "B"] && it.tabs.tabs[0] === first)
    }

    @Test func `a page that replaces a tab's page has the tab's identifier`() {
        let a = A()
        let it = TabApp(first: a)
        let replace = a.replace(with: B())
        it.app.settle()
        #expect(replace.result == .done && it.app.path == "tab:a/B" && it.exits == ["A code"])
        #expect(it.tabs.tabs.map(\.identifier) == ["a", "b", "c"])
    }

    @Test func `the removal of the only page that exists shows another tab`() {
        let a = A()
        let it = TabApp(first: a)
        let remove = a.remove()
        it.app.settle()
        #expect(remove.result == .done && it.app.path == "tab:b/b" && it.exits == ["A code"])
        #expect(it.tabs.tabs.map(\.identifier) == ["b", "c"] && it.made == ["a", "b"])
    }

    @Test func `the removal of a page above another one creates no tab's page`() {
        let it = TabApp()
        _ = it.app.outcome(of: it.app.navigator.open(DetailRoute(tab: "a")))
        let remove = it.app.navigator.visiblePage?.remove()
        it.app.settle()
        #expect(remove?.result == .done && it.app.path == "tab:a/a" && it.made == ["a"])
    }

    @Test func `a tab's page that is removed takes its tab with it`() {
        let a = A()
        let it = TabApp(first: a)
        it.tabs.selectedTab = it.tabs.tabs[1]
        it.app.settle()
        let remove = a.remove()
        it.app.settle()
        #expect(remove.result == .done && it.app.path == "tab:b/b" && it.exits == ["A code"])
        #expect(it.tabs.tabs.map(\.identifier) == ["b", "c"])
    }
}
