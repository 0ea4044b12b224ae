// Time that passes together with tasks.
extension Simulator {
    /// Lets time pass as ``settle(limit:)`` does, and lets tasks run as well, until no task is ready and no work is pending. Ready tasks
    /// run before time passes. It doesn't throw: if the limit is reached, the result has the names of the pending work.
    ///
    /// It doesn't wait for tasks that await something else, such as a sleep, a network response or a result that the test delivers later.
    /// While a simulator exists, all tasks of the program, including detached ones, run on the main thread in the order in which they
    /// became ready: a result never depends on the machine's load. Don't block a thread until a task has ended.
    ///
    /// During the wait, other tests of the main actor may run with their own simulators, and work that a task then starts belongs to those
    /// simulators. Give suites the trait `.onStage` of PageFlowTesting, or run them with `swift test --no-parallel`. In a canceled task, it
    /// ends after the ready tasks have run, and doesn't move the clock.
    @discardableResult
    public func settled(limit: TimeInterval = 10) async -> Settled { await settled(until: now + limit) }

    /// Settles up to an instant. Work that is due at this instant runs.
    @discardableResult
    package func settled(until end: TimeInterval) async -> Settled {
        // A canceled task doesn't replace the running app of another test.
        if !Task.isCancelled { takeOver() }
        let (start, firstTurn) = (now, runtime.loop.turnCount)
        var pending: [String] = []
        while pending.isEmpty {
            pending = await restAtThisInstant()
            guard pending.isEmpty, let work = runtime.loop.nextWorkDeadline else { break }
            let next = min(work, runtime.loop.nextDeadline ?? work)
            guard !Task.isCancelled, next <= end else {
                pending = runtime.loop.pendingNames
                break
            }
            runtime.loop.setClock(to: next)
        }
        if pending.isEmpty, runtime.engine.isWaiting { pending = runtime.engine.pendingNames }
        return Settled(seconds: now - start, turns: runtime.loop.turnCount - firstTurn, pending: pending)
    }

    /// Lets time pass as ``advance(by:)`` does, and runs ready tasks at each instant at which work is due.
    package func advanced(to end: TimeInterval) async {
        takeOver()
        while await restAtThisInstant().isEmpty, let next = runtime.loop.nextDeadline, next <= end {
            runtime.loop.setClock(to: next)
        }
        advance(by: max(0, end - now))
        _ = await restAtThisInstant()
    }

    /// Runs ready tasks and turns of the loop until there are none, without moving the clock. As on the other clocks, ready tasks
    /// run before the loop. Returns the names of work that is endless, or that is pending because the task was canceled.
    private func restAtThisInstant() async -> [String] {
        for _ in 0..<10_000 {
            await ReadyTasks.round()
            let end = await ReadyTasks.run { [runtime] in runtime.loop.hasWorkNow }
            // Another test may have run meanwhile. A canceled task doesn't replace its app.
            guard !Task.isCancelled else { return runtime.loop.pendingNames }
            takeOver()
            switch end {
            case .quiet: return []
            case .endless: return ["a task that begins others, or yields, without end"]
            case .stopped: runtime.turn()
            case .interrupted: break
            }
        }
        return runtime.loop.pendingNames
    }
}
