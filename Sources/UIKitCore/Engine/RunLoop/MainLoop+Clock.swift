extension MainLoop {
    /// Whether the driver has been told that there is something to do.
    enum Phase: Sendable {
        /// The first who asks for something calls the driver.
        case asleep
        /// The driver is called, or looks at the loop anyway.
        case awake
    }

    /// The present instant, in seconds since the loop was made.
    ///
    /// On the wall clock it stands still from the first request until the turn that it asks for is over: what is asked for
    /// together falls due together, as on a held clock. It does not pass a deadline whose turn is still to come.
    package nonisolated var now: TimeInterval {
        phase == .asleep ? instantAsleep : instant
    }

    /// The present instant as the wall clock has it, where that moves the clock.
    var currentTime: TimeInterval {
        wall.map { max(instant, $0.now) } ?? instant
    }

    @inline(never)
    private nonisolated var instantAsleep: TimeInterval {
        MainActor.assumeIsolated {
            guard let wall else { return instant }
            return max(instant, min(wall.now, nextDeadline ?? .infinity))
        }
    }

    /// Whether the next turn has something to do at the present instant.
    package var hasWorkNow: Bool {
        !instantEnds.isEmpty || !afterCommitWork.isEmpty || !observerWork.isEmpty || !nextTurnWork.isEmpty
            || !dirtyWindows.isEmpty
            || engine.hasRequests || OpenTransactions.endsWithTurn || LayerUpdates.areWaiting
            || timers.isDue(at: instant) || alarms.isDue(at: instant)
    }

    /// When the loop is to turn next: for work, or for an alarm.
    package var nextDeadline: TimeInterval? {
        guard let alarm = alarms.first?.deadline else { return nextWorkDeadline }
        return min(alarm, nextWorkDeadline ?? alarm)
    }

    /// When there is something to do next that keeps the app from being at rest.
    package var nextWorkDeadline: TimeInterval? {
        guard let instant = instantEnds.firstDeadline else { return timers.first?.deadline }
        return min(instant, timers.first?.deadline ?? instant)
    }

    /// Whether there is something to do, now or later.
    package var isPending: Bool { hasWorkNow || nextWorkDeadline != nil }

    /// What waits, by name: for a report of what keeps the app from coming to rest.
    package var pendingNames: [String] {
        (afterCommitWork.all + observerWork.all + nextTurnWork.all).map(\.workName) + engine.pendingNames
            + instantEnds.pendingNames
            + timers.names
    }

    /// ``pendingNames``, or, if the app is at rest, the names of its alarms, such as a scheduled notification.
    var awaitedNames: [String] {
        guard !isPending else { return pendingNames }
        return alarms.names
    }

    /// Sets the clock on. Deadlines that this passes fire in the next turn. The wall clock runs on from there.
    package func setClock(to instant: TimeInterval) {
        if watch != nil { watchClock(until: instant) }
        self.instant = max(now, instant)
        guard let wall else { return }
        noteWork()
        if self.instant > wall.now { self.wall = WallTime(from: self.instant, rate: rate) }
    }
}

// Who moves it.
extension MainLoop {
    /// Has the clock moved by something else from now on.
    package func follow(_ clock: LoopClock) {
        instant = now
        self.clock = clock
        if Runtime.existing?.loop === self { goOn() }
    }

    /// Slows the wall clock down, stops it, or lets it run as the wall's.
    package func run(atRate rate: Double) {
        instant = now
        self.rate = rate
        if wall != nil { goOn() }
    }

    /// Another app runs: the clock stands.
    func stand() {
        instant = now
        wall = nil
    }

    /// This loop's app runs from now on.
    func goOn() {
        wall = clock == .wall ? WallTime(from: instant, rate: rate) : nil
        LoopDriver.shared.loopHasChanged()
        let isAwake = isPending || nextDeadline != nil
        phase = isAwake ? .awake : .asleep
        if isAwake { LoopDriver.shared.wake(self) }
    }

    /// Tells that something has been asked for.
    @inline(__always)
    func noteWork() {
        if phase == .asleep { callDriver() }
    }

    @inline(never)
    private func callDriver() {
        beAwake()
        LoopDriver.shared.wake(self)
    }

    /// The clock stands until the driver is done.
    func beAwake() {
        instant = now
        phase = .awake
    }

    /// The next request calls the driver.
    func fallAsleep() { phase = .asleep }
}
