/// The main loop. All deferred work of UIKit runs in it, on one clock.
///
/// A turn fires the due timers, runs the work that was deferred to this turn, and commits: containers start the requested transitions,
/// views that need layout are laid out, and then the work that waits for the layout runs. Work that a turn defers runs in the next turn, so
/// a turn always ends. If app code runs the run loop inside a turn, the inner turn continues with the remaining work.
@MainActor
package final class MainLoop {
    /// The source that moves the clock.
    package internal(set) var clock: LoopClock
    // Exclusivity isn't checked, as in `UIView`, which has the figures: a seventh of the checks would be here.
    @exclusivity(unchecked) var phase = Phase.asleep
    /// The time of the last turn, or of the first request since then.
    @exclusivity(unchecked) var instant: TimeInterval = 0
    /// The wall clock that the loop follows while its app runs on the wall clock.
    @exclusivity(unchecked) var wall: WallTime?
    /// Simulated seconds per real second: 1, less for slow animations, 0 while the clock is stopped.
    var rate = 1.0
    /// Called at the end of a turn, after its layout.
    @exclusivity(unchecked) package var afterTurn: (@MainActor () -> Void)?
    /// Called after ``afterTurn``, for observers that only record.
    @exclusivity(unchecked) package var didTurn: (@MainActor () -> Void)?
    /// The watch that inspects the app while the clock advances.
    @exclusivity(unchecked) package var watch: ClockWatch?
    @exclusivity(unchecked) package private(set) var turnCount = 0

    @exclusivity(unchecked) private(set) var timers = TimerQueue()
    /// Timers that don't keep an app from being idle, such as those of scheduled notifications.
    @exclusivity(unchecked) private(set) var alarms = TimerQueue()
    @exclusivity(unchecked) private(set) var instantEnds = InstantEnds()
    @exclusivity(unchecked) private(set) var nextTurnWork = TurnQueue<any LoopWork>()
    @exclusivity(unchecked) private(set) var afterCommitWork = TurnQueue<any LoopWork>()
    /// The work of run loop observers, which runs last.
    @exclusivity(unchecked) private(set) var observerWork = TurnQueue<any LoopWork>()
    @exclusivity(unchecked) private(set) var dirtyWindows: [UIWindow] = []
    @exclusivity(unchecked) private var isCommitting = false
    @exclusivity(unchecked) private(set) var isInTurn = false
    /// Whether an event has been delivered since the last turn. It belongs to the next one.
    @exclusivity(unchecked) private var hasEvent = false
    let engine: TransitionEngine

    init(engine: TransitionEngine, clock: LoopClock) {
        self.engine = engine
        self.clock = clock
    }
}

// Deferred work.
extension MainLoop {
    /// Runs `body` when `delay` seconds of the loop's clock have passed, never in the current turn.
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

    /// Runs `body` when `delay` seconds have passed, as ``schedule(after:_:_:)`` does, and lets the app be idle until then.
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

    /// Calls a completion in the next turn, among the timers, as if its animation had a timer that is due now.
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

    /// Runs `body` at the end of a turn, after its layout pass.
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

    package func cancel(_ timer: Timer) {
        if timer.isAlarm { alarms.remove(timer) } else { timers.remove(timer) }
    }
}

// Turns.
extension MainLoop {
    package func turn() {
        noteWork()
        if UpdateLinks.areInUse, hasUpdate { UpdateLinks.startUpdate() }
        if hasEvent { hasEvent = false } else { turnCount += 1 }
        isInTurn = true
        UpdateLinks.perform(.afterEventDispatch)
        UpdateLinks.perform(.beforeCADisplayLinkDispatch)
        fireTimers()
        UpdateLinks.perform(.afterCADisplayLinkDispatch)
        runNextTurnWork()
        UpdateLinks.perform(.beforeCATransactionCommit)
        commit()
        if OpenTransactions.endsWithTurn { OpenTransactions.commitImplicit() }
        UpdateLinks.perform(.afterCATransactionCommit)
        runAfterCommitWork()
        UpdateLinks.finishUpdate()
        isInTurn = false
        if AssociationTable.isInUse { AssociationTable.shared.purge() }
        AutoreleasePool.drain()
        afterTurn?()
        didTurn?()
    }

    /// Whether a turn now would update something: it belongs to an event, or work is due. Evidence: hunt27-updates-03.
    private var hasUpdate: Bool {
        hasEvent || UpdateLinks.current.isRequested || engine.hasRequests || LayerUpdates.areWaiting
            || !dirtyWindows.isEmpty || !instantEnds.isEmpty || !nextTurnWork.isEmpty
            || !afterCommitWork.isEmpty || timers.first.map { $0.deadline <= instant } == true
    }

    /// Counts the turn to which an event belongs, before the event is delivered. Evidence: ios26-TRANS-04.
    func noteEvent() {
        guard !isInTurn, !hasEvent else { return }
        hasEvent = true
        turnCount += 1
    }

    /// Starts the requested transitions and lays out views until no request and no layout remains.
    package func commit() {
        let isInner = isCommitting
        isCommitting = true
        repeat {
            engine.startRequested()
            layOut()
        } while engine.hasRequests
        isCommitting = isInner
    }

    /// Runs the end of a turn now, unless it is already running.
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

    /// Fires the timers that were set before the turn. Timers that are set now are behind all of them.
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
