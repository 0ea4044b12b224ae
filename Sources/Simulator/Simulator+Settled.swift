// Time that passes with tasks.
extension Simulator {
    /// Lets time pass as ``settle(limit:)`` does, and lets tasks run as well, until none is ready and nothing is pending. Tasks that are
    /// ready run before time passes. It does not throw: the result has the names of what is pending when the limit is reached.
    ///
    /// Tasks that wait for something else, such as a sleep, a network or an answer that the test gives later, are not
    /// waited for. While there is a simulator, all tasks of the program run on the main thread in the order in which they
    /// became ready, detached ones as well: a result never depends on how busy the machine is. A thread must not be
    /// blocked until a task has ended.
    ///
    /// While it waits, other tests of the main actor may run, with simulators of their own: what a task begins then
    /// belongs to theirs. Give suites the trait `.onStage` of PageFlowTesting, or run them with
    /// `swift test --no-parallel`. In a task that has been cancelled it ends as soon as the tasks that are ready have had their
    /// turn, and moves no clock any more.
    @discardableResult
    public func settled(limit: TimeInterval = 10) async -> Settled { await settled(until: now + limit) }

    /// The same up to a time. What is due at that time runs.
    @discardableResult
    package func settled(until end: TimeInterval) async -> Settled {
        // A task that was cancelled has ended for its test, and takes the app from nobody.
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

    /// Lets time pass as ``advance(by:)`` does, and lets the tasks that are ready run at each instant at which something falls due.
    package func advanced(to end: TimeInterval) async {
        takeOver()
        while await restAtThisInstant().isEmpty, let next = runtime.loop.nextDeadline, next <= end {
            runtime.loop.setClock(to: next)
        }
        advance(by: max(0, end - now))
        _ = await restAtThisInstant()
    }

    /// Lets tasks and turns run until there is neither, and no time passes. Tasks that are ready have their turn before the loop
    /// has, as on the other clocks. Returns what goes on without end, or stands because the task was cancelled.
    private func restAtThisInstant() async -> [String] {
        for _ in 0..<10_000 {
            await ReadyTasks.round()
            let end = await ReadyTasks.run { [runtime] in runtime.loop.hasWorkNow }
            // Another test may have had its turn meanwhile. A task that was cancelled has ended for its test, and takes the app from
            // nobody.
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
