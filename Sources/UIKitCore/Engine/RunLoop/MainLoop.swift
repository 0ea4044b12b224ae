/// The one main loop. Everything UIKit does later goes through it, on one clock.
///
/// A turn runs what fell due, then what was put off to this turn, then commits: containers start the transitions
/// asked for, dirty views are laid out, and last comes what waits for the layout. What a turn puts off, the next
/// turn does: a turn always ends. Where app code runs the run loop inside a turn, the turn in there goes on with what is
/// left of it.
@MainActor
package final class MainLoop {
    /// What moves the clock.
    package internal(set) var clock: LoopClock
    // Main thread only, as everything here; the `deinit` of a page, which is not isolated, reads the time for the trace.
    @exclusivity(unchecked) nonisolated(unsafe) var phase = Phase.asleep
    /// The instant of the last turn, or of the first request since.
    @exclusivity(unchecked) nonisolated(unsafe) var instant: TimeInterval = 0
    /// What the clock follows while its app runs on the wall clock.
    @exclusivity(unchecked) var wall: WallTime?
    /// How many seconds of the wall clock's pass in one of the wall: 1, less for slow animations, 0 where it stands.
    var rate = 1.0
    /// Called when a turn is over, with all that it has laid out.
    @exclusivity(unchecked) package var afterTurn: (@MainActor () -> Void)?
    /// Called then as well, for who writes down what the app does and moves nothing.
    @exclusivity(unchecked) package var didTurn: (@MainActor () -> Void)?
    /// Who looks at the app while the clock is set on.
    @exclusivity(unchecked) package var watch: ClockWatch?
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) var turnCount = 0

    @exclusivity(unchecked) private(set) var timers = TimerQueue()
    /// Timers that an app is at rest with, such as those of notifications to come.
    @exclusivity(unchecked) private(set) var alarms = TimerQueue()
    @exclusivity(unchecked) private(set) var instantEnds = InstantEnds()
    @exclusivity(unchecked) private(set) var nextTurnWork = TurnQueue<any LoopWork>()
    @exclusivity(unchecked) private(set) var afterCommitWork = TurnQueue<any LoopWork>()
    /// What observers of the loop do behind all that.
    @exclusivity(unchecked) private(set) var observerWork = TurnQueue<any LoopWork>()
    @exclusivity(unchecked) private(set) var dirtyWindows: [UIWindow] = []
    @exclusivity(unchecked) private var isCommitting = false
    let engine: TransitionEngine

    init(engine: TransitionEngine, clock: LoopClock) {
        self.engine = engine
        self.clock = clock
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
        noteWork()
        let timer = Timer(deadline: instant + max(0, delay), work: work, loop: self)
        timers.insert(timer)
        return timer
    }

    /// Runs `body` when `delay` seconds have passed, as ``schedule(after:_:_:)`` does, and lets the app be at rest until then.
    package func schedule(
        alarmAfter delay: TimeInterval, _ name: @autoclosure @escaping () -> String,
        _ body: @escaping @MainActor () -> Void
    ) -> Timer {
        noteWork()
        let alarm = Timer(
            deadline: instant + max(0, delay), work: LoopBlock(name, body), loop: self, isAlarm: true)
        alarms.insert(alarm)
        return alarm
    }

    /// Tells a completion in the next turn, among the timers, as if its animation had a timer that is due now.
    package func endInstantly(_ completion: @escaping (Bool) -> Void) {
        noteWork()
        instantEnds.append(
            InstantEnds.Entry(deadline: instant, order: timers.nextOrder(), completion: completion))
    }

    /// Runs `body` at the start of the next turn.
    package func nextTurn(
        _ name: @autoclosure @escaping () -> String, _ body: @escaping @MainActor () -> Void
    ) {
        noteWork()
        nextTurnWork.append(LoopBlock(name, body))
    }

    /// Runs `body` at the end of a turn, when its layout pass is over.
    package func afterCommit(
        _ name: @autoclosure @escaping () -> String, _ body: @escaping @MainActor () -> Void
    ) {
        afterCommit(LoopBlock(name, body))
    }

    package func afterCommit(_ work: any LoopWork) {
        noteWork()
        afterCommitWork.append(work)
    }

    /// Runs `body` at the end of a turn, after the runtime's own work that follows the commit, like a run loop observer with a higher order
    /// than UIKit's.
    package func behindCommit(
        _ name: @autoclosure @escaping () -> String, _ body: @escaping @MainActor () -> Void
    ) {
        noteWork()
        observerWork.append(LoopBlock(name, body))
    }

    func layOutLater(_ window: UIWindow) {
        noteWork()
        dirtyWindows.append(window)
    }

    func noteContainerWork() {
        noteWork()
    }

    func cancel(_ timer: Timer) {
        if timer.isAlarm { alarms.remove(timer) } else { timers.remove(timer) }
    }
}

// Turning.
extension MainLoop {
    package func turn() {
        noteWork()
        turnCount += 1
        fireTimers()
        runNextTurnWork()
        commit()
        if OpenTransactions.endsWithTurn { OpenTransactions.commitImplicit() }
        runAfterCommitWork()
        if AssociationTable.isInUse { AssociationTable.shared.purge() }
        afterTurn?()
        didTurn?()
    }

    /// Starts what containers were asked for and lays out dirty views until neither leaves anything.
    package func commit() {
        let isInner = isCommitting
        isCommitting = true
        repeat {
            engine.startRequested()
            layOut()
        } while engine.hasRequests
        isCommitting = isInner
    }

    /// Does now what the end of a turn does, unless that is under way.
    func flush() {
        guard !isCommitting else { return }
        commit()
        runAfterCommitWork()
    }

    private func fireTimers() {
        if !alarms.isEmpty { fireDueAlarms() }
        guard !timers.isEmpty || !instantEnds.isEmpty else { return }
        let end = instantEnds.end
        if !timers.isEmpty { fireDueTimers(andEndsBefore: end) }
        while let entry = instantEnds.popFirst(before: end) { entry.completion(true) }
    }

    /// Those that were set before the turn: what is set now stands behind them all.
    private func fireDueTimers(andEndsBefore end: Int) {
        let (now, last) = (instant, timers.lastOrder)
        while let timer = timers.first, timer.deadline <= now, timer.order <= last {
            if let entry = instantEnds.popFirst(before: end, and: timer) {
                entry.completion(true)
            } else {
                timers.popFirst()?.run()
            }
        }
    }

    private func fireDueAlarms() {
        let (now, last) = (instant, alarms.lastOrder)
        while let alarm = alarms.first, alarm.deadline <= now, alarm.order <= last {
            alarms.popFirst()?.run()
        }
    }

    private func runNextTurnWork() {
        guard !nextTurnWork.isEmpty else { return }
        let end = nextTurnWork.end
        while let item = nextTurnWork.popFirst(before: end) { item.run() }
    }

    private func runAfterCommitWork() {
        // Work requested meanwhile belongs to the next turn.
        let (end, endOfObservers) = (afterCommitWork.end, observerWork.end)
        while let item = afterCommitWork.popFirst(before: end) { item.run() }
        while let item = observerWork.popFirst(before: endOfObservers) { item.run() }
    }

    private func layOut() {
        while let window = dirtyWindows.popLast() {
            window.layOutUntilClean()
        }
        if LayerUpdates.areWaiting { LayerUpdates.commit() }
    }
}
