import PageFlow
import Simulator
import Testing

private struct TwoRoute: PageRoute {}
private struct SixRoute: PageRoute {
    var dependencies: [any PageRoute] { [TwoRoute()] }
}

private final class Two: TestPage, RoutedPage {
    var route: any PageRoute { TwoRoute() }
}
private final class Six: TestPage {}

/// Records the operations for which a stack requests an animator.
private final class Operations: NSObject, UINavigationControllerDelegate {
    private(set) var asked: [UINavigationController.Operation] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append(operation)
        return nil
    }
}

/// Stacks whose pages are replaced, removed and returned to.
@MainActor
@Suite(.onStage) struct EditedStackTests {
    /// Source: https://github.com/ekazaev/route-composer/issues/79
    @Test func `a route replaces the pages above an earlier page, in one animation`() {
        let app = TestApp(stack: A(), Two(), B(), C(), D())
        app.navigator.routes.register(TwoRoute.self) { _ in Two() }
        app.navigator.routes.register(SixRoute.self) { _ in Six() }
        let exits = Exits(of: app)
        app.sim.clearTrace()
        let six = app.navigator.open(SixRoute())
        #expect(app.outcome(of: six) == .done && app.path == "A/Two/Six")
        #expect(six.plan?.steps.map(\.isAnimated) == [true])
        #expect(app.callbacks(of: Two.self).isEmpty)
        #expect(exits.list == ["D code", "C code", "B code"])
    }

    /// Source: https://github.com/hmlongco/Navigator/issues/68
    @Test func `a page that replaces another appears as a pushed one`() {
        let operations = Operations()
        var remains: Remains?
        let app = TestApp(stack: A())
        let exits = Exits(of: app)
        do {
            let stack = app.sim.window.rootViewController as? UINavigationController
            stack?.delegate = operations
            let b = B()
            remains = Remains(b)
            stack?.pushViewController(b, animated: false)
            app.settle()
            app.sim.clearTrace()
            #expect(app.outcome(of: b.replace(with: C())) == .done)
        }
        app.settle()
        #expect(app.path == "A/C" && operations.asked == [.push])
        #expect(app.callbacks(of: A.self).isEmpty)
        #expect(exits.list == ["B code"] && remains?.alive == [])
    }

    /// Source: https://github.com/software-mansion/react-native-screens/pull/277
    @Test func `a page below a modal page is removed, and the modal page stays`() {
        let (b, d) = (B(), D())
        let app = TestApp(stack: A(), b)
        let exits = Exits(of: app)
        _ = app.open(d, from: b, by: .present)
        app.sim.clearTrace()
        #expect(app.outcome(of: b.remove()) == .done && app.path == "A + modal:D")
        #expect(app.callbacks(of: D.self).isEmpty && exits.list == ["B code"])
        #expect(app.outcome(of: d.goBack()) == .done && app.path == "A")
    }
}
