/// The one main loop. Everything UIKit does later goes through it, on one clock.
///
/// A turn runs what fell due, then what was put off to this turn, then commits: containers start the transitions
/// asked for, dirty views are laid out, and last comes what waits for the layout. What a turn puts off, the next
/// turn does: a turn always ends.
@MainActor
package final class MainLoop {
    /// Seconds since the loop was made. Main thread only, as everything here; the `deinit` of a page, which is not
    /// isolated, reads it for the trace.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) var now: TimeInterval = 0
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) var turnCount = 0

    @exclusivity(unchecked) private var timers = TimerQueue()
    @exclusivity(unchecked) private var instantEnds = InstantEnds()
    @exclusivity(unchecked) private var nextTurnWork: [any LoopWork] = []
    @exclusivity(unchecked) private var afterCommitWork: [any LoopWork] = []
    @exclusivity(unchecked) private var spareWork: [any LoopWork] = []
    @exclusivity(unchecked) private var dirtyWindows: [UIWindow] = []
    @exclusivity(unchecked) private var isCommitting = false
    private let engine: TransitionEngine

    /// Told when the loop gets something to do, so that a wall clock can wake for it.
    @exclusivity(unchecked) package var onWorkAdded: (@MainActor () -> Void)?

    init(engine: TransitionEngine) {
        self.engine = engine
    }
}

// Asking for something later.
extension MainLoop {
    /// Runs `body` when `delay` seconds of the loop's clock have passed, never in the turn that runs now.
    @discardableResult
    package func schedule(
        after delay: TimeInterval, _ name: @autoclosure @escaping () -> String,
        _ body: @escaping @MainActor () -> Void
    ) -> Timer {
        schedule(after: delay, LoopBlock(name, body))
    }

    @discardableResult
    package func schedule(after delay: TimeInterval, _ work: any LoopWork) -> Timer {
        let timer = Timer(deadline: now + max(0, delay), work: work, loop: self)
        timers.insert(timer)
        noteWork()
        return timer
    }

    /// Tells a completion in the next turn, among the timers, as if its animation had a timer that is due now.
    func endInstantly(_ completion: @escaping (Bool) -> Void) {
        instantEnds.append(
            InstantEnds.Entry(deadline: now, order: timers.nextOrder(), completion: completion))
        noteWork()
    }

    /// Runs `body` at the start of the next turn.
    package func nextTurn(
        _ name: @autoclosure @escaping () -> String, _ body: @escaping @MainActor () -> Void
    ) {
        nextTurnWork.append(LoopBlock(name, body))
        noteWork()
    }

    /// Runs `body` at the end of a turn, when its layout pass is over.
    package func afterCommit(
        _ name: @autoclosure @escaping () -> String, _ body: @escaping @MainActor () -> Void
    ) {
        afterCommit(LoopBlock(name, body))
    }

    package func afterCommit(_ work: any LoopWork) {
        afterCommitWork.append(work)
        noteWork()
    }

    func layOutLater(_ window: UIWindow) {
        dirtyWindows.append(window)
        noteWork()
    }

    func noteContainerWork() {
        noteWork()
    }

    func noteWork() {
        onWorkAdded?()
    }

    func cancel(_ timer: Timer) {
        timers.remove(timer)
    }
}

// Turning.
extension MainLoop {
    package func turn() {
        turnCount += 1
        fireTimers()
        runNextTurnWork()
        commit()
        if OpenTransactions.endsWithTurn { OpenTransactions.commitImplicit() }
        runAfterCommitWork()
        if AssociationTable.isInUse { AssociationTable.shared.purge() }
    }

    /// Starts what containers were asked for and lays out dirty views until neither leaves anything.
    package func commit() {
        isCommitting = true
        repeat {
            engine.startRequested()
            layOut()
        } while engine.hasRequests
        isCommitting = false
    }

    /// Does now what the end of a turn does, unless that is under way.
    func flush() {
        guard !isCommitting else { return }
        commit()
        runAfterCommitWork()
    }

    private func fireTimers() {
        var ends = instantEnds.takeAll()
        if !timers.isEmpty { fireDueTimers(among: &ends) }
        while let end = ends.popFirst() { end.completion(true) }
        instantEnds.recycle(ends)
    }

    private func fireDueTimers(among ends: inout InstantEnds.Taken) {
        var due: [Timer] = []
        while let first = timers.first, first.deadline <= now {
            due.append(first)
            _ = timers.popFirst()
        }
        for timer in due {
            while let end = ends.popFirst(before: timer) { end.completion(true) }
            timer.run()
        }
    }

    private func runNextTurnWork() {
        guard !nextTurnWork.isEmpty else { return }
        let work = nextTurnWork
        nextTurnWork.removeAll()
        for item in work { item.run() }
    }

    /// Each piece of work is let go as soon as it has run: a page must not outlive the completion that ended it.
    private func runAfterCommitWork() {
        guard afterCommitWork.count > 1 else {
            afterCommitWork.popLast()?.run()
            return
        }
        var work = spareWork
        spareWork = []
        swap(&work, &afterCommitWork)
        work.reverse()
        while let item = work.popLast() { item.run() }
        spareWork = work
    }

    private func layOut() {
        while let window = dirtyWindows.popLast() {
            window.layOutUntilClean()
        }
    }
}

// The clock.
extension MainLoop {
    /// Whether the next turn has something to do at the present instant.
    package var hasWorkNow: Bool {
        !instantEnds.isEmpty || !afterCommitWork.isEmpty || !nextTurnWork.isEmpty || !dirtyWindows.isEmpty
            || engine.hasRequests || OpenTransactions.endsWithTurn
            || timers.first.map { $0.deadline <= now } ?? false
    }

    package var nextDeadline: TimeInterval? {
        guard let instant = instantEnds.firstDeadline else { return timers.first?.deadline }
        return min(instant, timers.first?.deadline ?? instant)
    }

    /// Sets the clock on. Deadlines that this passes fire in the next turn.
    package func setClock(to instant: TimeInterval) {
        now = max(now, instant)
    }

    /// What waits, by name: for a report of what keeps the app from coming to rest.
    package var pendingNames: [String] {
        (afterCommitWork + nextTurnWork).map(\.workName) + engine.pendingNames + instantEnds.pendingNames
            + timers.all.sorted { $0.isDue(before: $1) }
            .map { "\($0.workName), due at \(String(format: "%.3f", $0.deadline)) s" }
    }
}
