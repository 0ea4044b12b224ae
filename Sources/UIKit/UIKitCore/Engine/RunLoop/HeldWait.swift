/// Detects that a test waits in the main thread's run loop while the clock is held, and ends the wait.
///
/// While work is pending, the driver's timer fires in the main thread's run loop. If it fires several times in a row and the
/// loop doesn't move, a wait is detected, and a line names the work, once until the loop moves. If the loop doesn't move for
/// another ``HeldWaitLimit/seconds``, the wait can't end by itself, and ``HeldWaitLimit/end`` ends it.
@MainActor
struct HeldWait {
    /// Seconds between two inspections.
    static let interval: TimeInterval = 0.05
    /// The number of equal results in a row that are a wait. A single inspection may be late if a test has blocked the main thread.
    private static let looks = 5
    /// The maximum delay of the last inspection, in seconds. If it is later, the test has blocked the main thread, and may continue now.
    private static let latest: TimeInterval = 1

    private enum Phase {
        case unwatched
        case watched(Moment?, looks: Int)
        /// The loop has not moved since a moment. The next inspection is due at a date.
        case noticed(Moment, due: Date)
    }

    /// A position of a loop in time. It differs after each turn.
    private struct Moment: Equatable {
        let runtime: Int
        let turn: Int
        let instant: TimeInterval

        @MainActor
        init(of runtime: Runtime) {
            self.runtime = runtime.number
            turn = runtime.loop.turnCount
            instant = runtime.loop.now
        }
    }

    private var phase = Phase.unwatched
    private var reported: Moment?

    /// Whether a wait was detected, and the loop has not moved since.
    var isNoticed: Bool {
        if case .noticed = phase { true } else { false }
    }

    /// Starts the inspections, and returns whether they weren't running. After a detected wait it starts over, because new work was
    /// requested.
    mutating func begin() -> Bool {
        if case .watched = phase { return false }
        phase = .watched(nil, looks: 0)
        return true
    }

    mutating func end() { phase = .unwatched }

    /// The action after an inspection.
    enum Outcome {
        case lookAgain(after: TimeInterval)
        case lookNoMore
        /// End the wait: the limit has passed.
        case end(HeldWaitLimit)
    }

    mutating func look(at runtime: Runtime) -> Outcome {
        // An observer of every turn also moves the clock.
        guard runtime.loop.isPending || runtime.loop.nextDeadline != nil, runtime.loop.afterTurn == nil else {
            end()
            return .lookNoMore
        }
        let moment = Moment(of: runtime)
        switch phase {
        case .unwatched: return .lookNoMore
        case .watched(let last, let looks):
            return look(at: runtime, moment, sameLooks: last == moment ? looks + 1 : 1)
        case .noticed(moment, let due):
            return lastLook(at: moment, seconds: Date().timeIntervalSince(due))
        case .noticed: return look(at: runtime, moment, sameLooks: 1)
        }
    }

    private mutating func look(at runtime: Runtime, _ moment: Moment, sameLooks: Int) -> Outcome {
        phase = .watched(moment, looks: sameLooks)
        guard sameLooks == Self.looks else { return .lookAgain(after: Self.interval) }
        if moment != reported, !runtime.loop.pendingNames.isEmpty { Self.report(on: runtime) }
        reported = moment
        return wait(from: moment)
    }

    /// Waits until the limit of a wait, if there is one.
    private mutating func wait(from moment: Moment) -> Outcome {
        guard let seconds = LoopDriver.shared.heldWaitLimit?.seconds else {
            end()
            return .lookNoMore
        }
        phase = .noticed(moment, due: Date(timeIntervalSinceNow: seconds))
        return .lookAgain(after: seconds)
    }

    private mutating func lastLook(at moment: Moment, seconds late: TimeInterval) -> Outcome {
        // The inspection may be early, because the timer isn't its only caller.
        guard late >= 0 else { return .lookAgain(after: -late) }
        guard late < Self.latest, let limit = LoopDriver.shared.heldWaitLimit else {
            return wait(from: moment)
        }
        end()
        return .end(limit)
    }

    private static func report(on runtime: Runtime) {
        let line =
            "The clock is held, and somebody waits: \(runtime.loop.pendingNames.joined(separator: "; ")). "
            + "Move it with sim.advance(by:) or sim.settle(), or make the simulator with Simulator(clock: .eager)."
        runtime.diagnostics.warn(line)
        if !runtime.diagnostics.echoesWarnings {
            try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
        }
    }
}

/// The limit of waits on a held clock.
package struct HeldWaitLimit {
    /// Seconds of real time without a move of the loop after which a wait ends.
    package let seconds: TimeInterval
    /// Called after these seconds, with the app and the names of its pending work.
    package let end: @MainActor (Runtime, [String]) -> Void

    package init(seconds: TimeInterval, end: @escaping @MainActor (Runtime, [String]) -> Void) {
        (self.seconds, self.end) = (seconds, end)
    }
}
