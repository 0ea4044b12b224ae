import PageFlowTesting
import Simulator
import Testing

/// The trace determines names of pages when it is read; they are the names at the time of the callbacks.
@MainActor
@Suite(.onStage) struct TraceNameTests {
    private final class Basket: UIViewController {}

    @Test func `a page that has gone keeps its name`() throws {
        let sim = Simulator()
        let navigation = UINavigationController(rootViewController: UIViewController())
        sim.launch(navigation)
        sim.clearTrace()
        navigation.pushViewController(Basket(), animated: false)
        try sim.settle()
        navigation.popViewController(animated: false)
        try sim.settle()
        #expect(sim.trace.lines.last == "Basket.deinit")
        #expect(sim.trace.lines.contains("Basket.didMove(toParent:UINavigationController)"))
    }

    @Test func `a debug name counts from when it is given`() {
        let sim = Simulator()
        let page = Basket()
        page.loadViewIfNeeded()
        page.debugName = "Today's"
        sim.launch(page)
        #expect(sim.trace.lines.prefix(2) == ["Basket.viewDidLoad", "Today's.viewWillAppear"])
        page.debugName = nil
        sim.window.rootViewController = nil
        #expect(sim.trace.lines.last == "Basket.viewDidDisappear")
    }

    @Test func `a page that moves to another simulator is named there too`() {
        let page = Basket()
        let other = UIViewController()
        let first = Simulator()
        first.launch(other)
        first.window.rootViewController = page
        let second = Simulator()
        second.launch(page)
        #expect(second.trace.lines.allSatisfy { $0.hasPrefix("Basket.") })
        #expect(second.trace.lines.contains("Basket.viewDidAppear"))
    }
}
