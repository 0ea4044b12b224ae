import TaskOrder

// Waiting in synchronous tests, together with tasks and the main queue.
extension Simulator {
    /// Runs the app until it is idle: transitions, animations, ready tasks and work on the main queue. Takes no time of the wall clock,
    /// whichever clock is used, and ends at the limit if the app is still busy.
    ///
    /// Inside a task of the main actor, only the app's own work runs; other tasks wait until the caller suspends.
    ///
    /// - Parameter limit: The maximum number of seconds of the simulator's clock.
    package func comeToRest(limit: TimeInterval = 60) { comeToRest(until: now + limit) }

    /// Runs the app until it is idle, or until an instant, or until a condition is met. The condition is evaluated whenever no work is due.
    package func comeToRest(until end: TimeInterval, or isDone: @MainActor () -> Bool = { false }) {
        takeOver()
        while restHere(), !isDone(), let next = nextInstant, next <= end { runtime.loop.setClock(to: next) }
    }

    /// Lets time pass up to an instant, and runs ready tasks at each instant at which work is due, until a condition is met.
    package func wait(until end: TimeInterval, or isDone: @MainActor () -> Bool) {
        takeOver()
        while restHere(), !isDone() {
            guard now < end else { return }
            runtime.loop.setClock(to: min(end, runtime.loop.nextDeadline ?? end))
        }
    }

    /// The next instant at which the app has work; `nil` if it is idle.
    private var nextInstant: TimeInterval? {
        guard let work = runtime.loop.nextWorkDeadline else { return nil }
        return min(work, runtime.loop.nextDeadline ?? work)
    }

    /// Runs the tasks, the main queue and the turns that are due, without moving the clock. Returns whether an end was reached.
    private func restHere() -> Bool {
        for _ in 0..<10_000 {
            serveTasks()
            guard runtime.loop.hasWorkNow else { return true }
            runtime.turn()
        }
        runtime.diagnostics.warn(NotSettled(pending: runtime.loop.pendingNames, at: now).description)
        return false
    }

    /// Runs the main run loop until no task is ready. A task that yields is ready again immediately: a few rounds let such a chain end.
    private func serveTasks() {
        var (quiet, steps) = (0, task_order_ready_count())
        for _ in 0..<1_000 where quiet < 3 {
            _ = RunLoop.current.run(mode: .default, before: Date())
            takeOver()
            let now = task_order_ready_count()
            quiet = now == steps ? quiet + 1 : 0
            steps = now
            if runtime.loop.hasWorkNow { return }
        }
    }
}
