import Dispatch
import PageFlowTesting
import Testing

@testable import Simulator

/// Clocks that move by themselves, and the message about a held one.
@MainActor
@Suite(.onStage, .serialized) struct ClockChoiceTests {
    /// An app that pushes, presents, animates and dismisses, each when the previous one has ended; returns the callbacks in order.
    private func story(on clock: Simulator.Clock, _ wait: (Simulator) async -> Void) async -> [String] {
        let sim = Simulator(clock: clock)
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        sim.launch(navigation)
        let page = UIViewController()
        page.debugName = "Page"
        navigation.pushViewController(page, animated: true)
        UIView.animate(withDuration: 0.02) {
            root.view.alpha = 0.5
        } completion: { _ in
            let modal = UIViewController()
            modal.debugName = "Modal"
            page.present(modal, animated: false) { modal.dismiss(animated: false) }
        }
        await wait(sim)
        return sim.trace.lines
    }

    private func atRest(_ sim: Simulator) async {
        while sim.runtime.loop.isPending { await Task.yield() }
    }

    /// Runs all work on the main queue.
    private func roundOfMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    @Test func `each clock tells the same story`() async {
        let held = await story(on: .held) { await $0.settled() }
        #expect(await story(on: .eager, atRest) == held)
        #expect(await story(on: .wall, atRest) == held)
        #expect(held.contains("Modal.deinit"))
    }

    @Test func `an eager clock takes the app's time, not the wall's`() async {
        let sim = Simulator(clock: .eager)
        let page = UIViewController()
        sim.launch(page)
        let start = sim.now
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 3600) {
                page.view.alpha = 0
            } completion: { _ in
                continuation.resume()
            }
        }
        #expect(abs(sim.now - start - 3600) < 1e-6)
    }

    @Test func `an eager clock does not jump while tasks are ready`() async {
        let sim = Simulator(clock: .eager)
        let page = UIViewController()
        sim.launch(page)
        var order: [String] = []
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.3) {
                page.view.alpha = 0
            } completion: { _ in
                order.append("animation")
                continuation.resume()
            }
            Task {
                for _ in 0..<100 { await Task.yield() }
                order.append("task")
            }
        }
        #expect(order == ["task", "animation"])
    }

    @Test(arguments: [Simulator.Clock.wall, .eager]) func `nothing comes by at rest`(
        _ clock: Simulator.Clock
    ) async {
        let sim = Simulator(clock: clock)
        sim.launch(UIViewController())
        await atRest(sim)
        for _ in 0..<20 { await Task.yield() }
        let passes = LoopDriver.shared.passCount
        #expect(LoopDriver.shared.idleUntil == .distantFuture)
        for _ in 0..<20 { await roundOfMainQueue() }
        #expect(LoopDriver.shared.passCount == passes)
    }

    @Test(arguments: [Simulator.Clock.wall, .eager]) func `a test may move such a clock besides`(
        _ clock: Simulator.Clock
    ) throws {
        let sim = Simulator(clock: clock)
        let page = UIViewController()
        sim.launch(page)
        var hasEnded = false
        UIView.animate(withDuration: 100) {
            page.view.alpha = 0
        } completion: { _ in
            hasEnded = true
        }
        sim.advance(by: 99)
        #expect(!hasEnded)
        try sim.settle()
        #expect(hasEnded && sim.now >= 100)
    }

    @Test func `a wait in vain on a held clock is reported once, by name`() async throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        page.present(UIViewController(), animated: true, completion: nil)
        while sim.diagnostics.isEmpty { await Task.yield() }
        let line = try #require(sim.diagnostics.first?.message)
        #expect(line.contains("presentation") && line.contains("sim.settle()"))
        UIView.animate(withDuration: 1) {
            page.view.alpha = 0
        } completion: { _ in
        }
        // More passes than in an unsuccessful wait.
        for _ in 0..<20 { LoopDriver.shared.pass() }
        #expect(sim.diagnostics.count == 1)
        try sim.settle()
        #expect(sim.diagnostics.count == 1)
    }

    @Test func `simulators one after another, each with its own clock`() async {
        for clock in [Simulator.Clock.wall, .held, .eager, .wall, .held] {
            let sim = Simulator(clock: clock)
            let page = UIViewController()
            sim.launch(page)
            var hasEnded = false
            UIView.animate(withDuration: 0.01) {
                page.view.alpha = 0
            } completion: { _ in
                hasEnded = true
            }
            if clock == .held { await sim.settled() } else { await atRest(sim) }
            #expect(hasEnded && sim.clock == clock && sim.diagnostics.isEmpty)
        }
    }
}
