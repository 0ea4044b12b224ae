import PageFlow
import PageFlowTesting
import Simulator
import Testing

private final class Flow: UINavigationController, AnsweringPage {
    typealias Answer = Int
}

private final class Login: TestPage {}

private final class Question: TestPage, AnsweringPage {
    typealias Answer = Int
}

/// Leads through a flow, and is released when the flow has ended.
@MainActor
private final class Coordinator {
    private(set) var remains: Remains?

    func start(from page: UIViewController) async throws -> PageEnding<Int> {
        let flow = Flow(rootViewController: B())
        let next = C()
        flow.pushViewController(next, animated: false)
        remains = Remains(flow, next, self)
        return try await page.ask(flow, by: .presented(.pageSheet))
    }
}

/// The objects that are released with a flow, a user and a test.
@MainActor
@Suite(.onStage) struct FlowAndLogoutTests {
    /// Source: https://github.com/AndreyPanov/ApplicationCoordinator/issues/30
    @Test func `a flow that is pulled down ends for its coordinator, and everything goes`() async throws {
        let a = A()
        let app = TestApp(a)
        var coordinator: Coordinator? = Coordinator()
        var flow: Task<PageEnding<Int>, any Error>? = Task { [coordinator] in
            guard let coordinator else { throw CancellationError() }
            return try await coordinator.start(from: a)
        }
        await app.sim.settled()
        #expect(app.path == "A + modal:B/C")
        app.sim.pullSheet()
        await app.sim.settled()
        #expect(try await flow?.value == .left(.interactiveDismissal))
        let remains = coordinator?.remains
        (flow, coordinator) = (nil, nil)
        await app.sim.settled()
        #expect(remains?.alive == [] && app.path == "A")
    }

    /// Source: https://github.com/woocommerce/woocommerce-ios/issues/2884, https://github.com/ekazaev/route-composer/issues/111
    @Test func `tabs that a login replaces are released with their pages and presentations`() {
        let app = TestApp(UITabBarController())
        let exits = Exits(of: app)
        let remains = logInAndLookAround(app)
        let login = Login()
        let out = app.sim.window.rootViewController?.replace(with: login.inStack)
        app.settle()
        #expect(out?.result == .done && app.path == "Login")
        #expect(
            exits.list.filter { !$0.contains("Controller") }.map { $0.prefix(1) }.sorted() == [
                "A", "B", "C", "D",
            ])
        #expect(remains.alive == [])
        #expect(app.sim.window.subviews.filter { !$0.isHidden } == [login.navigationController?.view])
    }

    private func logInAndLookAround(_ app: TestApp) -> Remains {
        let (a, b, c, d) = (A(), B(), C(), D())
        let tabs = UITabBarController()
        tabs.viewControllers = [a.inStack, c.inStack]
        app.sim.window.rootViewController = tabs
        app.settle()
        _ = app.open(b, from: a)
        tabs.selectedIndex = 1
        app.settle()
        let modal = d.inStack
        _ = app.open(modal, from: c, by: .presented(.fullScreen))
        return Remains(tabs, a, b, c, d, modal)
    }

    /// Source: https://trantor.is/content/HHt5x06M-tsjrOJ4/f_0117.xhtml
    @Test func `a stage that goes takes its pages along, and tasks that wait there end`() async throws {
        let (remains, asking) = await playWithoutEnd()
        #expect(try await asking.value != .answer(1))
        #expect(remains.alive == [])
    }

    private func playWithoutEnd() async -> (Remains, Task<PageEnding<Int>, any Error>) {
        let (home, question) = (A(), Question())
        let stage = Stage(root: home)
        let asking = Task { [weak home, weak question] in
            guard let home, let question else { throw CancellationError() }
            return try await home.ask(question, by: .present)
        }
        await stage.settle()
        stage.expectPath("A + modal:Question")
        return (Remains(home, question), asking)
    }
}
