extension Simulator {
    /// When a run ends. ``Simulator/stop()`` ends each of them.
    public enum RunEnd {
        /// Nothing is pending any more, and no task of the main actor is ready.
        case atRest
        /// The condition holds. It is asked after each turn.
        case when(@MainActor () -> Bool)
        /// Only ``Simulator/stop()`` ends the run.
        case stopped
    }

    /// Runs the main run loop, and lets the clock follow the wall clock: a second of the app takes a second. An eager clock
    /// stays eager.
    ///
    /// What falls due comes in the same order and at the same instants as on the held clock. Between two deadlines
    /// the thread sleeps in its Foundation run loop, which serves Foundation's timers, the main queue and the tasks
    /// of the main actor. That wants the main thread's own code for its caller: inside a task of the main actor only
    /// what the app itself has set going happens, and other tasks wait until the run returns.
    ///
    /// When it returns, a clock that was held is held again where it is; the next run goes on from there.
    public func run(until end: RunEnd = .atRest) {
        takeOver()
        let run = Run(of: self, until: end)
        let outer = Run.current
        Run.current = run
        let clock = runtime.loop.clock
        if clock == .held { runtime.loop.follow(.wall) }
        run.go()
        if clock == .held { runtime.loop.follow(.held) }
        Run.current = outer
    }

    /// Ends the run that goes on, after the present turn. Without one it does nothing.
    public func stop() {
        Run.current?.stop()
    }
}

/// One run of the main run loop by a test.
@MainActor
private final class Run {
    /// The innermost one that goes on.
    static var current: Run?

    private enum Phase { case going, stopped }

    private var phase = Phase.going
    private let simulator: Simulator
    private let end: Simulator.RunEnd

    init(of simulator: Simulator, until end: Simulator.RunEnd) {
        self.simulator = simulator
        self.end = end
    }

    private var loop: MainLoop { simulator.runtime.loop }

    func stop() { phase = .stopped }

    func go() {
        while true {
            simulator.takeOver()
            LoopDriver.shared.pass()
            if isOver { return }
            serve()
            if isOver { return }
            sleep()
        }
    }

    private var isOver: Bool {
        guard phase == .going else { return true }
        return switch end {
        case .atRest: isAtRest
        case .when(let isDone): isDone()
        case .stopped: false
        }
    }

    /// Whether nothing is pending, nor becomes so when the tasks that are ready now have had their turn.
    private var isAtRest: Bool {
        // A task that yields is ready again at once: a few rounds let such a chain come to its end.
        for _ in 0..<10 where !loop.isPending { serve() }
        return !loop.isPending
    }

    /// Does what the thread's run loop has ready.
    private func serve() {
        _ = RunLoop.current.run(mode: .default, before: Date())
    }

    private func sleep() {
        _ = RunLoop.current.run(mode: .default, before: LoopDriver.shared.idleUntil)
    }
}
