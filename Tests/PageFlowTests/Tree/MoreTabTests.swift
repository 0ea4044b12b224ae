import PageFlow
import PageFlowTesting
import Simulator
import Testing

private struct OrderRoute: PageRoute {
    let number: Int
    var place: RoutePlace { .tab(5) }
}

private struct HelpRoute: PageRoute {}

/// A page with a guard that records the causes.
private final class Keeper: UIViewController, LeaveGuard {
    var answer = true
    var wantsTabs = false
    private(set) var causes: [ExitCause] = []

    func canLeave(_ request: LeaveRequest) async -> Bool {
        causes.append(request.cause)
        return answer
    }

    var asksOnTabSwitch: Bool { wantsTabs }
}

/// Seven tabs, each with a stack except the fifth, which is a page: the last three are under More.
@MainActor
private struct SevenTabs {
    let app: TestApp
    let tabs = UITabBarController()
    let home = A()

    init(on device: Device = .iPhone16) {
        let stacks = [home, A(1), A(2), A(3)].map(\.inStack)
        let page = D(4)
        page.title = "page"
        let hidden = [B(5), C(6)].map(\.inStack)
        hidden[0].title = "orders"
        hidden[1].title = "help"
        tabs.viewControllers = stacks + [page] + hidden
        app = TestApp(tabs, on: device)
        app.navigator.routes.register(OrderRoute.self) { D($0.number) }
        app.navigator.routes.register(HelpRoute.self) { _ in A(9) }
    }

    var more: UINavigationController { tabs.moreNavigationController }
    var visible: UIViewController? { app.navigator.visiblePage }
    var inMore: [String] { more.viewControllers.dropFirst().map { "\(type(of: $0))" } }

    func tapTab(_ index: Int) {
        app.sim.tapTab(index, in: tabs)
        app.settle()
    }

    func tap(_ name: String) {
        app.sim.tap(name)
        app.settle()
    }

    func open(_ route: some PageRoute) -> NavigationOutcome? {
        app.outcome(of: app.navigator.open(route))
    }

    func widen() {
        tabs.traitOverrides.horizontalSizeClass = .regular
        app.settle()
    }
}

@MainActor
@Suite(.onStage) struct MoreTabTests {
    @Test func `a tab under More has its own path`() {
        let app = SevenTabs()
        app.tapTab(4)
        #expect(app.app.path == "tabs")
        app.tap("orders")
        #expect(app.app.path == "tab:5/B")
        #expect(app.visible?.arrival.description == "tab of UITabBarController")
        app.tapTab(4)
        app.tap("page")
        #expect(app.app.path == "tab:4/D")
        app.tapTab(0)
        #expect(app.app.path == "tab:0/A")
        app.tapTab(4)
        #expect(app.app.path == "tab:4/D")
    }

    @Test func `open pushes onto the stack of More, and goBack pops from it`() {
        let app = SevenTabs()
        app.tabs.selectedIndex = 5
        app.app.settle()
        let page = C(1)
        #expect(app.app.outcome(of: app.visible!.open(page)) == .done)
        #expect(app.app.path == "tab:5/B/C" && app.inMore == ["B", "C"])
        #expect(page.arrival.description == "pushed onto UINavigationController")
        #expect(app.app.outcome(of: page.open(D(1))) == .done)
        #expect(app.app.outcome(of: app.visible!.goBack()) == .done)
        #expect(app.app.path == "tab:5/B/C" && app.visible === page)
        #expect(app.app.sim.diagnostics.isEmpty)
    }

    @Test func `a page that is a tab of its own opens a modal page`() {
        let app = SevenTabs()
        app.tabs.selectedIndex = 4
        app.app.settle()
        #expect(app.app.outcome(of: app.visible!.open(C(1))) == .done)
        #expect(app.app.path == "tab:4/D + modal:C" && app.inMore == ["D"])
    }

    @Test func `returnTo and returnHome lead in and out of More`() {
        let app = SevenTabs()
        _ = app.open(OrderRoute(number: 1))
        _ = app.app.outcome(of: app.visible!.open(C(1)))
        #expect(app.app.path == "tab:5/B/D/C")
        #expect(app.app.outcome(of: app.visible!.returnTo(B.self)) == .done)
        #expect(app.app.path == "tab:5/B" && app.inMore == ["B"])
        #expect(app.app.outcome(of: app.visible!.returnHome()) == .done)
        #expect(app.app.path == "tab:0/A" && app.visible === app.home)
        #expect(app.app.outcome(of: app.home.returnTo(B.self)) == .done)
        #expect(app.app.path == "tab:5/B" && app.tabs.selectedIndex == 5)
    }

    @Test func `a route into the sixth tab finds its stack, wherever its pages are`() {
        let app = SevenTabs()
        #expect(app.open(OrderRoute(number: 1)) == .done)
        #expect(app.app.path == "tab:5/B/D" && app.inMore == ["B", "D"])
        #expect(app.open(OrderRoute(number: 2)) == .done)
        #expect(app.app.path == "tab:5/B/D" && (app.visible as? D)?.number == 2)
        app.tapTab(0)
        #expect(app.open(OrderRoute(number: 3)) == .done)
        #expect(app.app.path == "tab:5/B/D" && (app.visible as? D)?.number == 3)
        #expect(app.open(HelpRoute()) == .done)
        #expect(app.app.path == "tab:5/B/D/A" && app.inMore == ["B", "D", "A"])
        app.tabs.selectedIndex = 6
        app.app.settle()
        #expect(app.app.path == "tab:6/C")
        #expect(app.open(OrderRoute(number: 4)) == .done)
        #expect(app.app.path == "tab:5/B/D" && app.inMore == ["B", "D"])
        #expect(app.app.sim.diagnostics.isEmpty)
    }

    @Test func `the list of More is no page: a route without a place opens over the tabs`() {
        let app = SevenTabs()
        app.tapTab(4)
        #expect(app.open(HelpRoute()) == .done)
        #expect(app.app.path == "tabs + modal:A")
        #expect(app.app.outcome(of: app.visible!.goBack()) == .done)
        #expect(app.open(OrderRoute(number: 1)) == .done)
        #expect(app.app.path == "tab:5/B/D")
    }

    @Test func `a wider window shows the same path`() {
        let app = SevenTabs()
        _ = app.open(OrderRoute(number: 1))
        let tree = app.app.navigator.tree
        app.widen()
        #expect(app.app.path == "tab:5/B/D" && app.app.navigator.tree == tree)
        #expect((app.tabs.viewControllers?[5] as? UINavigationController)?.viewControllers.count == 2)
        #expect(app.app.outcome(of: app.visible!.goBack()) == .done)
        #expect(app.app.path == "tab:5/B")
    }

    // MARK: State

    @Test(arguments: [false, true]) func `a state of the sixth tab is restored`(isWide: Bool) throws {
        let before = SevenTabs()
        _ = before.open(OrderRoute(number: 7))
        let data = try before.app.navigator.save()
        let after = SevenTabs()
        if isWide { after.widen() }
        #expect(after.app.outcome(of: try after.app.navigator.restore(data)) == .done)
        #expect(after.app.path == "tab:5/B/D" && (after.visible as? D)?.number == 7)
        #expect(after.app.navigator.tree == before.app.navigator.tree)
        #expect(try after.app.navigator.save() == data)
    }

    @Test(arguments: [false, true]) func `a state of More's list is restored if there is one`(isWide: Bool)
        throws
    {
        let before = SevenTabs()
        before.tapTab(4)
        let data = try before.app.navigator.save()
        let after = SevenTabs()
        if isWide { after.widen() }
        #expect(after.app.outcome(of: try after.app.navigator.restore(data)) == .done)
        #expect(after.app.path == (isWide ? "tab:0/A" : "tabs"))
    }

    // MARK: Exits

    @Test func `a pop from More's stack is one exit with its cause, and one to the list is none`() {
        let app = SevenTabs()
        var exits: [String] = []
        let token = app.app.navigator.onExit { exits.append("\($0.name) \($0.cause)") }
        _ = app.open(OrderRoute(number: 1))
        app.app.sim.tapBack(in: app.more)
        app.app.settle()
        #expect(exits == ["D backButton"] && app.app.path == "tab:5/B")
        app.app.sim.tapBack(in: app.more)
        app.app.settle()
        #expect(exits == ["D backButton"] && app.app.path == "tabs")
        app.tap("orders")
        #expect(app.app.path == "tab:5/B" && exits.count == 1)
        _ = app.open(OrderRoute(number: 2))
        app.tapTab(4)
        #expect(exits == ["D backButton", "D tabRetap"] && app.app.path == "tabs")
        _ = app.open(OrderRoute(number: 3))
        app.app.sim.edgeSwipe(to: 0.6)
        app.app.sim.endSwipe(.finish)
        app.app.settle()
        #expect(exits == ["D backButton", "D tabRetap", "D edgeSwipe"] && app.app.path == "tab:5/B")
        withExtendedLifetime(token) {}
    }
}

extension TestsThatWait {
    @MainActor
    @Suite("Guards under More") struct MoreGuardTests {
        @Test(arguments: [true, false])
        func `a second tap on More, the back button and the swipe ask`(agrees: Bool) async {
            let app = SevenTabs()
            app.tabs.selectedIndex = 5
            await app.app.sim.settled()
            let keeper = Keeper()
            keeper.answer = agrees
            let steps: [(ExitCause, () -> Void)] = [
                (.tabRetap, { app.app.sim.tapTab(4, in: app.tabs) }),
                (.backButton, { app.app.sim.tapBack(in: app.more) }),
                (
                    .edgeSwipe,
                    {
                        app.app.sim.edgeSwipe(to: 0.6)
                        app.app.sim.endSwipe(.finish)
                    }
                ),
            ]
            for (cause, step) in steps {
                app.tabs.selectedIndex = 5
                await app.app.sim.settled()
                if app.visible !== keeper { app.visible?.open(keeper) }
                await app.app.sim.settled()
                step()
                await app.app.sim.settled()
                #expect(keeper.causes.last == cause)
                #expect((app.visible === keeper) == !agrees)
            }
            #expect(keeper.causes.count == 3)
            #expect(app.app.sim.diagnostics.isEmpty)
        }

        @Test func `a guard that wants to know of tabs is asked when More hides it`() async {
            let app = SevenTabs()
            let keeper = Keeper()
            keeper.wantsTabs = true
            keeper.answer = false
            app.home.open(keeper)
            await app.app.sim.settled()
            app.app.sim.tapTab(4, in: app.tabs)
            await app.app.sim.settled()
            #expect(app.visible === keeper && keeper.causes == [.tabSwitch])
            keeper.answer = true
            app.app.sim.tapTab(4, in: app.tabs)
            await app.app.sim.settled()
            #expect(app.app.path == "tabs" && keeper.causes == [.tabSwitch, .tabSwitch])
        }

        @Test func `a page of More is asked when another tab hides it`() async {
            let app = SevenTabs()
            app.tabs.selectedIndex = 5
            await app.app.sim.settled()
            let keeper = Keeper()
            keeper.wantsTabs = true
            keeper.answer = false
            app.visible?.open(keeper)
            await app.app.sim.settled()
            app.app.sim.tapTab(0, in: app.tabs)
            await app.app.sim.settled()
            #expect(app.visible === keeper && keeper.causes == [.tabSwitch])
            keeper.answer = true
            app.app.sim.tapTab(0, in: app.tabs)
            await app.app.sim.settled()
            #expect(app.app.path == "tab:0/A")
        }
    }
}

@MainActor
@Suite(.onStage) struct CustomizedTabTests {
    private final class Notes: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { lines.append("did end \(changed)") }
    }

    @Test func `an order that the user has edited is the order of the paths, the routes and the saved state`()
        throws
    {
        let app = SevenTabs()
        let saved = try app.app.navigator.save()
        app.tapTab(4)
        app.tap("orders")
        // The user's new first tab, as `UITabBarController` sets it.
        let pages = try #require(app.tabs.viewControllers)
        app.tabs.viewControllers = [pages[5]] + pages[..<4] + [pages[6], pages[4]]
        app.app.settle()
        #expect(app.app.path == "tab:0/B")
        #expect(app.open(OrderRoute(number: 3)) == .done)
        #expect(app.app.path == "tab:5/C/D")
        #expect(app.app.outcome(of: try app.app.navigator.restore(saved)) == .done)
        #expect(app.app.path == "tab:1/A")
    }

    @Test func `an app's delegate behind PageFlow's is notified of customizing`() {
        let app = SevenTabs()
        let notes = Notes()
        app.tabs.delegate = notes
        app.tapTab(1)
        app.tapTab(4)
        app.tap("Edit")
        app.tap("Done")
        #expect(notes.lines == ["did end false"])
    }
}
