import PageFlowTesting
import Simulator
import Testing

/// The clock that follows the wall clock.
@MainActor
@Suite(.onStage)
struct RunTests {
    @Test("a run takes as long as the app takes, and ends at rest")
    func atRest() {
        let sim = Simulator()
        let nav = UINavigationController(rootViewController: UIViewController())
        sim.launch(nav)
        nav.pushViewController(UIViewController(), animated: true)
        let start = ContinuousClock.now
        sim.run(until: .atRest)
        let passed = ContinuousClock.now - start
        #expect(passed >= .milliseconds(400))
        #expect(passed < .milliseconds(1400))
        #expect(sim.now >= 0.4)
        #expect(sim.trace.last?.callback == "didMove(toParent:UINavigationController)")
        #expect(abs((sim.trace.last?.time ?? 0) - 0.4) < 1e-9)
    }

    @Test("with nothing to do a run ends at once")
    func nothing() {
        let sim = Simulator()
        sim.launch(UIViewController())
        let start = ContinuousClock.now
        sim.run()
        #expect(ContinuousClock.now - start < .milliseconds(500))
    }

    @Test("a condition ends a run, and the next one goes on")
    func condition() {
        let sim = Simulator()
        let root = UIViewController()
        sim.launch(root)
        let page = UIViewController()
        root.present(page, animated: true)
        sim.run(until: .when { page.appearance == .appearing })
        #expect(sim.now < 0.5)
        sim.run()
        #expect(page.appearance == .appeared)
        #expect(sim.now >= 0.5)
    }

    @Test("stop() ends a run from inside")
    func stop() {
        let sim = Simulator()
        let root = UIViewController()
        sim.launch(root)
        root.present(UIViewController(), animated: true) { sim.stop() }
        sim.run(until: .stopped)
        #expect(sim.now >= 0.5)
    }
}
