/// Notices that somebody runs the main thread's run loop for a loop whose clock is held: nothing will come.
///
/// While work is pending the driver's timer fires where the main thread waits. When it has fired some times in a row and the
/// loop has not moved meanwhile, the wait is reported, once until the loop moves.
@MainActor
struct HeldWait {
    /// Seconds from one look to the next.
    static let interval: TimeInterval = 0.05
    /// So many looks that find the same are a wait. One alone may come late, when a test has kept the main thread.
    private static let looks = 5

    private enum Phase {
        case unwatched
        case watched(Moment?, looks: Int)
    }

    /// Where a loop stands. It is another one when it has turned.
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

    var isWatching: Bool {
        if case .watched = phase { true } else { false }
    }

    /// Returns whether nobody was watching before.
    mutating func begin() -> Bool {
        guard !isWatching else { return false }
        phase = .watched(nil, looks: 0)
        return true
    }

    mutating func end() { phase = .unwatched }

    /// Returns whether to look again.
    mutating func look(at runtime: Runtime) -> Bool {
        let moment = Moment(of: runtime)
        // Whoever watches turn by turn moves the clock, too.
        guard runtime.loop.isPending, runtime.loop.afterTurn == nil, moment != reported,
            case .watched(let last, let looks) = phase
        else {
            end()
            return false
        }
        let sameLooks = last == moment ? looks + 1 : 1
        phase = .watched(moment, looks: sameLooks)
        guard sameLooks == Self.looks else { return true }
        reported = moment
        end()
        Self.report(on: runtime)
        return false
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
