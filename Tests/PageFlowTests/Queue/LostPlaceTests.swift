import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// Requests whose pages other code removes before they end, and containers that never answer.
@MainActor
@Suite(.onStage) struct LostPlaceTests {
    private final class Meddler: UIViewController {
        var meddle: () -> Void = {}
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            meddle()
        }
    }

    @Test(arguments: [false, true])
    func `a cascade ends when a page on its way pops to the root`(animated: Bool) {
        let (middle, c) = (Meddler(), C())
        let app = TestApp(stack: A(), B(), middle, c)
        middle.meddle = { [weak middle] in
            middle?.navigationController?.popToRootViewController(animated: animated)
        }
        let request = c.returnTo(B.self, style: .cascade, animated: animated)
        app.settle()
        #expect(request.result == .failed(NavigationError(.interrupted, at: "C")) && app.path == "A")
        #expect(app.sim.diagnostics.isEmpty && app.navigator.pending.isEmpty)
    }

    @Test func `a page that is prepared and pops to the root ends the return`() {
        let (b, c) = (B(), C())
        let app = TestApp(stack: A(), b, c)
        let request = c.returnTo(B.self) { $0.navigationController?.popToRootViewController(animated: false) }
        app.settle()
        #expect(request.result == .failed(NavigationError(.interrupted, at: "C")) && app.path == "A")
        #expect(app.sim.diagnostics.isEmpty)
    }

    private final class Drawer: UIViewController {
        let pages = [A(), B()]
        override func viewDidLoad() {
            super.viewDidLoad()
            for page in pages {
                addChild(page)
                view.addSubview(page.view)
                page.didMove(toParent: self)
            }
        }
    }

    private struct SilentAdapter: ContainerAdapter {
        func pages(in drawer: Drawer) -> [UIViewController] { drawer.pages }
        func visiblePages(in drawer: Drawer) -> [UIViewController] { [drawer.pages[0]] }
        func show(
            _ page: UIViewController, in drawer: Drawer, animated: Bool, completion: @escaping () -> Void
        ) {}
        func replace(_ pages: [UIViewController], in drawer: Drawer) {}
    }

    @Test func `an adapter that never completes fails its request, and the next one is done`() {
        ContainerAdapters.add(SilentAdapter())
        let drawer = Drawer()
        let app = TestApp(drawer)
        let request = drawer.pages[0].returnTo(B.self)
        let next = drawer.pages[0].open(C(), by: .present)
        app.settle()
        #expect(request.result == nil)
        app.sim.advance(by: ContainerAdapters.timeLimit)
        app.settle()
        #expect(request.result == .failed(NavigationError(.unfinished(by: "SilentAdapter"), at: "Drawer")))
        #expect(next.result == .done)
    }

    @Test func `a request that is awaited ends without its adapter`() async throws {
        ContainerAdapters.add(SilentAdapter())
        let drawer = Drawer()
        let stage = Stage(root: drawer)
        let outcome = try await drawer.pages[0].returnTo(B.self).outcome
        #expect(outcome == .failed(NavigationError(.unfinished(by: "SilentAdapter"), at: "Drawer")))
        withExtendedLifetime(stage) {}
    }
}

/// Checks for leaks have no side effects.
@MainActor
@Suite(.onStage) struct LeakLookTests {
    @Test func `no view is loaded for a report`() {
        let (a, b) = (A(), B())
        let stack = UINavigationController()
        stack.viewControllers = [a, b, C()]
        let app = TestApp(stack)
        var names: [String] = []
        app.navigator.leaks.onLeak { names.append($0.name) }
        #expect(!b.isViewLoaded)
        stack.setViewControllers([a], animated: false)
        app.settle()
        app.navigator.updatePages()
        app.sim.advance(by: 2)
        #expect(names == ["B"] && !b.isViewLoaded)
    }

    @Test func `a report without a view is withdrawn`() async {
        let a = A()
        let stack = UINavigationController()
        var b: B? = B()
        stack.viewControllers = [a, b!, C()]
        let app = TestApp(stack)
        app.navigator.leaks.onLeak { _ in }
        stack.setViewControllers([a], animated: false)
        app.settle()
        app.navigator.updatePages()
        app.sim.advance(by: 2)
        #expect(app.navigator.leaks.reports.map(\.name) == ["B"])
        b = nil
        await app.sim.settled()
        #expect(app.navigator.leaks.reports.isEmpty)
    }

    @Test func `settling brings no report early`() {
        let a = A()
        let app = TestApp(a)
        app.navigator.leaks.onLeak { _ in }
        let page = B()
        _ = app.open(page, from: a, by: .present)
        a.dismiss(animated: true)
        app.settle()
        #expect(app.navigator.leaks.reports.isEmpty)
        app.sim.advance(by: 2)
        #expect(app.navigator.leaks.reports.map(\.name) == ["B"])
        withExtendedLifetime(page) {}
    }
}
