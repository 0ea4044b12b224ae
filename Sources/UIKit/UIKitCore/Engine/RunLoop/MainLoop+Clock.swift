extension MainLoop {
    /// Whether the driver knows that the loop has work.
    enum Phase: Sendable {
        /// The first request calls the driver.
        case asleep
        /// The driver was called, or checks the loop anyway.
        case awake
    }

    /// The current time, in seconds since the loop was created.
    ///
    /// On the wall clock, the time is constant from the first request until the end of the turn that the request causes,
    /// so that simultaneous requests are due at the same time, as on a held clock. The time doesn't pass a deadline whose
    /// turn hasn't run yet.
    package var now: TimeInterval {
        phase == .asleep ? instantAsleep : instant
    }

    /// The current time, read from the wall clock if the wall clock moves the loop.
    var currentTime: TimeInterval {
        wall.map { max(instant, $0.now) } ?? instant
    }

    @inline(never)
    private var instantAsleep: TimeInterval {
        guard let wall else { return instant }
        return max(instant, min(wall.now, nextDeadline ?? .infinity))
    }

    /// Whether the next turn has work at the current time.
    package var hasWorkNow: Bool {
        !instantEnds.isEmpty || !afterCommitWork.isEmpty || !observerWork.isEmpty || !nextTurnWork.isEmpty
            || !dirtyWindows.isEmpty
            || engine.hasRequests || OpenTransactions.endsWithTurn || LayerUpdates.areWaiting
            || timers.isDue(at: instant) || alarms.isDue(at: instant)
    }

    /// The time of the next turn, for work or for an alarm.
    package var nextDeadline: TimeInterval? {
        guard let alarm = alarms.first?.deadline else { return nextWorkDeadline }
        return min(alarm, nextWorkDeadline ?? alarm)
    }

    /// The time of the next work, without alarms.
    package var nextWorkDeadline: TimeInterval? {
        guard let instant = instantEnds.firstDeadline else { return timers.first?.deadline }
        return min(instant, timers.first?.deadline ?? instant)
    }

    /// Whether the loop has work, now or later.
    package var isPending: Bool { hasWorkNow || nextWorkDeadline != nil }

    /// The names of the pending work, for a report of why the app isn't idle.
    package var pendingNames: [String] {
        (afterCommitWork.all + observerWork.all + nextTurnWork.all).map(\.workName) + engine.pendingNames
            + instantEnds.pendingNames
            + timers.names
    }

    /// ``pendingNames``, or, if the app is idle, the names of its alarms, such as a scheduled notification.
    var awaitedNames: [String] {
        guard !isPending else { return pendingNames }
        return alarms.names
    }

    /// Advances the clock. Deadlines up to the new time fire in the next turn. The wall clock continues from the new time.
    package func setClock(to instant: TimeInterval) {
        if watch != nil { watchClock(until: instant) }
        self.instant = max(now, instant)
        guard let wall else { return }
        noteWork()
        if self.instant > wall.now { self.wall = WallTime(from: self.instant, rate: rate) }
    }
}

// The source of the time.
extension MainLoop {
    /// Changes the source that moves the clock.
    package func follow(_ clock: LoopClock) {
        instant = now
        self.clock = clock
        if Runtime.existing?.loop === self { goOn() }
    }

    /// Sets the rate of the wall clock: slower, stopped, or real time.
    package func run(atRate rate: Double) {
        instant = now
        self.rate = rate
        if wall != nil { goOn() }
    }

    /// Stops the clock. Called when another app becomes the current one.
    func stand() {
        instant = now
        wall = nil
    }

    /// Resumes the clock. Called when the loop's app becomes the current one.
    func goOn() {
        wall = clock == .wall ? WallTime(from: instant, rate: rate) : nil
        LoopDriver.shared.loopHasChanged()
        let isAwake = isPending || nextDeadline != nil
        phase = isAwake ? .awake : .asleep
        if isAwake { LoopDriver.shared.wake(self) }
    }

    /// Reports a request to the driver.
    @inline(__always)
    func noteWork() {
        if phase == .asleep { callDriver() }
    }

    @inline(never)
    private func callDriver() {
        beAwake()
        LoopDriver.shared.wake(self)
    }

    /// Keeps the time constant until the driver's turn has ended.
    func beAwake() {
        instant = now
        phase = .awake
    }

    /// Makes the next request call the driver.
    func fallAsleep() { phase = .asleep }
}
