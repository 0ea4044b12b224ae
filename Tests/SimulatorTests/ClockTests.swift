import PageFlowTesting
import Simulator
import Testing

private final class TaskPage: UIViewController {
    var steps: [String] = []

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task {
            steps.append("task")
            await Task.yield()
            steps.append("its second step")
        }
    }
}

/// A page that presents and dismisses endlessly.
private final class RestlessPage: UIViewController {
    func goOn() {
        let page = UIViewController()
        present(page, animated: true) { [weak self] in
            self?.dismiss(animated: true) { self?.goOn() }
        }
    }
}

@MainActor
@Suite(.onStage) struct ClockTests {
    @Test func `nothing happens later until the clock is moved`() throws {
        let sim = Simulator()
        let navigation = UINavigationController(rootViewController: UIViewController())
        sim.launch(navigation)
        let page = TaskPage()
        navigation.pushViewController(page, animated: true)
        sim.advance(by: 0.3)
        #expect(!sim.trace.lines.contains("TaskPage.viewDidAppear"))
        sim.advance(by: 0.1)
        #expect(sim.trace.lines.contains("TaskPage.viewDidAppear"))
        #expect(abs(sim.now - 0.4) < 1e-9)
    }

    @Test func `settling ends at the limit and names the pending work`() throws {
        let sim = Simulator()
        let page = RestlessPage()
        sim.launch(page)
        page.goOn()
        let error = try #require(throws: Simulator.NotSettled.self) { try sim.settle(limit: 3) }
        #expect(error.pending.contains { $0.contains("of <") })
        #expect(sim.now <= 3)
    }

    @Test func `time does not pass if turns are requested endlessly`() {
        let sim = Simulator()
        sim.launch(UIViewController())
        var isRestless = true
        func again() {
            if isRestless {
                UIView.animate(withDuration: 0) {
                } completion: { _ in
                    again()
                }
            }
        }
        again()
        let start = sim.now
        sim.advance(by: 1)
        #expect(sim.now == start && sim.diagnostics.map(\.message).first?.contains("Not settled") == true)
        isRestless = false
        sim.advance(by: 1)
        #expect(sim.now == start + 1)
    }

    @Test(.onStage) func `settled lets tasks of the main actor run`() async {
        let sim = Simulator()
        let page = TaskPage()
        sim.launch(page)
        #expect(page.steps.isEmpty)
        let settled = await sim.settled()
        #expect(page.steps == ["task", "its second step"])
        #expect(settled.pending.isEmpty)
    }

    @Test func `settled lets every ready task run to its end, detached and awaited ones too`() async {
        let sim = Simulator()
        sim.launch(UIViewController())
        var held: CheckedContinuation<Void, Never>?
        for round in 0..<100 {
            var steps: [String] = []
            Task {
                await withCheckedContinuation { held = $0 }
                steps.append("went on")
                let sum = await Task.detached { (1...round + 1).reduce(0, +) }.value
                steps.append("\(sum)")
                Task { Task { Task { steps.append("innermost") } } }
            }
            await sim.settled()
            #expect(steps.isEmpty)
            held?.resume()
            #expect((await sim.settled()).pending.isEmpty)
            #expect(steps == ["went on", "\((round + 1) * (round + 2) / 2)", "innermost"])
        }
    }

    @Test func `two that settle at once wait for each other's tasks, not for each other`() async {
        let sim = Simulator()
        sim.launch(UIViewController())
        let other = Task { await sim.settled() }
        #expect(await sim.settled().pending.isEmpty)
        #expect(await other.value.pending.isEmpty)
    }

    @Test func `tasks that never come to rest are named`() async {
        let sim = Simulator()
        sim.launch(UIViewController())
        let restless = Task { while !Task.isCancelled { await Task.yield() } }
        #expect(await sim.settled().pending == ["a task that begins others, or yields, without end"])
        restless.cancel()
        #expect(await sim.settled().pending.isEmpty)
    }

    @Test func `tasks run in the order in which they became ready, whatever their priority`() async {
        let sim = Simulator()
        sim.launch(UIViewController())
        var order: [Int] = []
        for (number, priority) in [TaskPriority.low, .high, .background, .medium].enumerated() {
            Task(priority: priority) {
                await Task.yield()
                order.append(number)
            }
        }
        await sim.settled()
        #expect(order == [0, 1, 2, 3])
    }
}

@MainActor
@Suite(.onStage) struct MadeBeforeTests {
    @Test func `a stack that was created before its simulator shows later pushes`() throws {
        _ = Simulator()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let sim = Simulator()
        sim.launch(navigation)
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        try sim.settle()
        #expect(page.viewIfLoaded?.window === sim.window)
    }
}
