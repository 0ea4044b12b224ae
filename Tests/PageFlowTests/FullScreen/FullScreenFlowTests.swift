import PageFlow
import PageFlowFullScreen
import PageFlowTesting
import Simulator
import Testing

private struct NumberRoute: PageRoute {
    let number: Int
}

private final class Routed: TestPage, RoutedPage {
    var route: any PageRoute { NumberRoute(number: number) }
}

/// A PageFlow request on a stack of A, B and C.
struct FlowVerb: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let send: @MainActor @Sendable (_ top: UIViewController, _ middle: UIViewController) -> NavigationRequest

    static let all: [FlowVerb] = [
        FlowVerb(testDescription: "open") { top, _ in top.open(D()) },
        FlowVerb(testDescription: "open by push") { top, _ in top.open(D(), by: .push) },
        FlowVerb(testDescription: "open from beneath") { _, middle in middle.open(D(), by: .push) },
        FlowVerb(testDescription: "open by present") { top, _ in top.open(D(), by: .present) },
        FlowVerb(testDescription: "open by embed") { top, _ in top.open(D(), by: .embed) },
        FlowVerb(testDescription: "open a page in use") { top, middle in top.open(middle) },
        FlowVerb(testDescription: "open a stack by push") { top, _ in top.open(D().inStack, by: .push) },
        FlowVerb(testDescription: "goBack") { top, _ in top.goBack() },
        FlowVerb(testDescription: "goBack, unanimated") { top, _ in top.goBack(animated: false) },
        FlowVerb(testDescription: "goBack from beneath") { _, middle in middle.goBack() },
        FlowVerb(testDescription: "returnTo") { top, _ in top.returnTo(A.self) },
        FlowVerb(testDescription: "returnTo, page by page") { top, _ in
            top.returnTo(A.self, style: .cascade)
        },
        FlowVerb(testDescription: "returnHome") { top, _ in top.returnHome() },
        FlowVerb(testDescription: "replace") { top, _ in top.replace(with: D()) },
        FlowVerb(testDescription: "replace beneath") { _, middle in middle.replace(with: D()) },
        FlowVerb(testDescription: "remove") { top, _ in top.remove() },
        FlowVerb(testDescription: "remove beneath") { _, middle in middle.remove() },
        FlowVerb(testDescription: "dismissAll") { top, _ in top.dismissAll() },
        FlowVerb(testDescription: "open, from the navigation controller") { top, _ in
            top.navigationController?.open(D()) ?? top.goBack()
        },
    ]
}

@MainActor
@Suite(.onStage) struct FullScreenFlowTests {
    enum Place: String, CaseIterable {
        case window, tab, modal
    }

    /// A, B and C in a stack of a kind, at a position.
    private func app(_ kind: StackTwin.Kind, in place: Place) -> (TestApp, [TestPage]) {
        let pages = [A(), B(), C()]
        let stack = kind == .plain ? UINavigationController() : FullScreenNavigationController()
        stack.viewControllers = pages
        switch place {
        case .window: return (TestApp(stack), pages)
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, TestPage()]
            return (TestApp(tabs), pages)
        case .modal:
            let root = TestPage()
            let app = TestApp(root)
            root.present(stack, animated: false)
            app.settle()
            app.navigator.updatePages()
            return (app, pages)
        }
    }

    private func report(_ verb: FlowVerb, _ kind: StackTwin.Kind, _ place: Place) -> [String] {
        let (app, pages) = app(kind, in: place)
        var lines = pages.map { "\($0.arrival)" }
        app.navigator.onExit { lines.append("\($0)") }
        let navigation = verb.send(pages[2], pages[1])
        app.settle()
        lines.append(navigation.result.map { "\($0)" } ?? "none")
        lines.append(navigation.plan.map { "\($0)" } ?? "no plan")
        lines += [app.path, "\(app.navigator.tree)"]
        lines += pages.map { PagePath(to: $0, in: app.sim.window).map { "\($0)" } ?? "nowhere" }
        return lines.map {
            $0.replacingOccurrences(of: "FullScreenNavigationController", with: "UINavigationController")
        }
    }

    @Test(arguments: FlowVerb.all, Place.allCases)
    func `each request does to a full-screen stack what it does to a plain one`(
        verb: FlowVerb, place: Place
    ) {
        #expect(report(verb, .fullScreen, place) == report(verb, .plain, place))
    }

    @Test func `a page in the stack was pushed onto the full-screen stack`() throws {
        let (app, pages) = app(.fullScreen, in: .window)
        guard case .pushed(let stack) = pages[2].arrival else {
            Issue.record("\(pages[2].arrival)")
            return
        }
        #expect(stack === app.sim.window.rootViewController)
        #expect(PagePath(to: pages[1], in: app.sim.window) == [.child(1)])
        #expect(app.navigator.visiblePage === pages[2])
    }

    @Test func `pages that leave are reported once and released, and no level is taken for a leak`() async {
        let stage = Stage(root: FullScreenNavigationController(rootViewController: A()))
        var exits: [String] = []
        stage.window.navigator.onExit { exits.append("\($0)") }
        stage.window.navigator.leaks.onLeak(after: 1) { exits.append("\($0)") }
        await stage.expectFreed {
            let page = B()
            stage.visiblePage?.open(page)
            await stage.settle()
            stage.visiblePage?.navigationController?.popViewController(animated: true)
            return page
        }
        #expect(exits == ["B left: code"])
    }

    @Test func `a released stack leaves nothing behind`() async {
        let stage = Stage(root: TestPage())
        await stage.expectFreed {
            let stack = FullScreenNavigationController()
            stack.viewControllers = [A(), B()]
            stage.visiblePage?.open(stack, by: .presented(.fullScreen))
            await stage.settle()
            stack.goBack()
            await stage.settle()
            return stack
        }
        stage.expectPath("TestPage")
    }

    @Test func `a saved full-screen stack is restored as one, modal ones too`() throws {
        func launch() -> TestApp {
            let app = TestApp(FullScreenNavigationController(rootViewController: A()))
            app.navigator.routes.register(NumberRoute.self) { Routed($0.number) }
            return app
        }
        let before = launch()
        _ = before.outcome(of: before.navigator.open(NumberRoute(number: 1)))
        let modal = FullScreenNavigationController(rootViewController: Routed(2))
        before.navigator.visiblePage?.open(modal, by: .present)
        before.settle()
        _ = before.outcome(of: before.navigator.open(NumberRoute(number: 3)))
        let (data, path) = (try before.navigator.save(), before.path)
        #expect(path == "A/Routed + modal:Routed/Routed")
        let after = launch()
        #expect(after.outcome(of: try after.navigator.restore(data)) == .done)
        #expect(after.path == path)
        let top = try #require(after.navigator.visiblePage)
        #expect((top.navigationController as? PageNavigationController)?.viewControllers.count == 2)
    }

    @Test func `a route lands on the visible full-screen stack`() {
        let (app, _) = app(.fullScreen, in: .tab)
        app.navigator.routes.register(NumberRoute.self) { D($0.number) }
        #expect(app.outcome(of: app.navigator.open(NumberRoute(number: 1))) == .done)
        #expect(app.path == "tab:0/A/B/C/D")
    }
}
