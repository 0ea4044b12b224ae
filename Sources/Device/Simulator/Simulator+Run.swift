extension Simulator {
    /// The condition that ends a run. ``Simulator/stop()`` also ends it.
    public enum RunEnd {
        /// No work is pending, and no task of the main actor is ready.
        case atRest
        /// The condition is met. It is evaluated after each turn.
        case when(@MainActor () -> Bool)
        /// Only ``Simulator/stop()`` ends the run.
        case stopped
    }

    /// Runs the main run loop with the clock following the wall clock: a second of the app takes a second. An eager clock stays eager.
    ///
    /// Work runs in the same order and at the same instants as with the held clock. Between two deadlines the thread sleeps in its
    /// Foundation run loop, which serves Foundation's timers, the main queue and the tasks of the main actor. For that, call this method
    /// from the main thread's own code: inside a task of the main actor, only the app's own work runs, and other tasks wait until this
    /// method returns.
    ///
    /// On return, a held clock is held again at its current time; the next run continues from that time.
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

    /// Ends the current run after the present turn. Without a run, the call has no effect.
    public func stop() {
        Run.current?.stop()
    }
}

/// A run of the main run loop by a test.
@MainActor
private final class Run {
    /// The innermost current run.
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

    /// Whether no work is pending, even after the ready tasks have run.
    private var isAtRest: Bool {
        // A task that yields is ready again immediately: a few rounds let such a chain end.
        for _ in 0..<10 where !loop.isPending { serve() }
        return !loop.isPending
    }

    /// Runs the work that is ready in the thread's run loop.
    private func serve() {
        _ = RunLoop.current.run(mode: .default, before: Date())
    }

    private func sleep() {
        _ = RunLoop.current.run(mode: .default, before: LoopDriver.shared.idleUntil)
    }
}
