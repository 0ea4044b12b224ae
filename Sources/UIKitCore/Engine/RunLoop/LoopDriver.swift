/// Has the main thread's run loop turn the current app's main loop, where its clock is not held.
///
/// Each pass of it does one turn at most, so that everything else that waits for the main thread gets its turn as well. Then one
/// timer is set: to now if there is more to do, else to the next deadline. At rest nothing is set, until somebody asks for
/// something.
@MainActor
package final class LoopDriver {
    package static let shared = LoopDriver()

    /// How often in a row the main thread must have found nothing else to do before an eager clock jumps.
    private static let quietRounds = 10
    /// A clock that waited longer for tasks would wait in vain: one of them yields until the clock has jumped.
    private static let mostRounds = 1_000

    /// How many steps of tasks have been taken over so far, where somebody counts them. A task that goes on is no rest.
    package var stepsOfTasks: @MainActor () -> UInt64 = { 0 }
    /// Whether a wait in vain for a held clock is noticed. That takes timers, and a thread of Dispatch's that fires them.
    package var noticesHeldWaits = true
    /// The limit of a wait on a held clock; `nil` if such a wait never ends.
    package var heldWaitLimit: HeldWaitLimit?
    /// How often the main thread has come here.
    package private(set) var passCount = 0

    private lazy var timer = MainThreadTimer { [unowned self] in pass() }
    private var rest = Rest()
    private var heldWait = HeldWait()

    /// Rounds through the main thread in which nothing came up.
    @MainActor
    private struct Rest {
        private var quiet = 0
        private var all = 0
        private var steps: UInt64 = 0

        var isOver: Bool { quiet >= quietRounds || all >= mostRounds }

        /// Counts a round, and the steps that tasks have taken up to it.
        mutating func count(upTo steps: UInt64) {
            quiet = steps == self.steps ? quiet + 1 : 1
            all += 1
            self.steps = steps
        }
    }

    /// What a loop wants next.
    private enum Step {
        case turn
        /// A turn at the next deadline.
        case turnAt(TimeInterval)
        /// Another look, when everything else has had its turn.
        case round
        /// Nothing for some seconds.
        case wait(TimeInterval)
        case sleep
    }
}

// Being called.
extension LoopDriver {
    /// Something has been asked of a loop that was asleep.
    func wake(_ loop: MainLoop) {
        guard Runtime.existing?.loop === loop else { return }
        guard loop.clock == .held else { return timer.setToNow() }
        guard noticesHeldWaits else { return }
        // Apps that come one after another share the timer that the first of them has set.
        if heldWait.begin() || !timer.isHeardHere { timer.set(after: HeldWait.interval) }
    }

    /// Another loop is the current app's, or its clock is moved by something else. A timer that is still set for the last one
    /// comes to nothing.
    func loopHasChanged() { rest = Rest() }
}

// Passing.
extension LoopDriver {
    /// One pass: at most one turn of the current app's loop.
    package func pass() {
        guard let runtime = Runtime.existing else { return }
        passCount += 1
        withExtendedLifetime(runtime) {
            if runtime.loop.clock == .held { return watch(runtime) }
            pass(runtime.loop)
            // The turn may have brought another app.
            if runtime.isCurrent, runtime.loop.clock != .held { setTimer(for: runtime.loop) }
        }
    }

    /// Until when there is nothing to do, if nobody asks for something.
    package var idleUntil: Date {
        guard let loop = Runtime.existing?.loop else { return .distantFuture }
        return switch nextStep(of: loop) {
        case .turn, .turnAt, .round: Date()
        case .wait(let seconds): Date(timeIntervalSinceNow: seconds)
        case .sleep: .distantFuture
        }
    }

    private func pass(_ loop: MainLoop) {
        heldWait.end()
        loop.beAwake()
        switch nextStep(of: loop) {
        case .turn: turn(loop)
        case .turnAt(let deadline):
            loop.setClock(to: deadline)
            turn(loop)
        case .round: rest.count(upTo: stepsOfTasks())
        case .wait, .sleep: break
        }
    }

    private func turn(_ loop: MainLoop) {
        rest = Rest()
        // App code may run the run loop inside the turn, and wait there for what the loop still has to do.
        timer.setToNow()
        loop.turn()
    }

    private func setTimer(for loop: MainLoop) {
        switch nextStep(of: loop) {
        case .turn, .turnAt, .round: return timer.setToNow()
        case .wait(let seconds): timer.set(after: seconds)
        case .sleep: timer.turnOff()
        }
        loop.fallAsleep()
    }

    private func nextStep(of loop: MainLoop) -> Step {
        if loop.hasWorkNow { return .turn }
        guard let next = loop.nextDeadline else { return .sleep }
        switch loop.clock {
        case .held: return .sleep
        case .wall where next <= loop.currentTime: return .turnAt(next)
        case .wall: return loop.rate > 0 ? .wait((next - loop.currentTime) / loop.rate) : .sleep
        // Nobody waits for an alarm.
        case .eager where loop.nextWorkDeadline == nil: return .sleep
        case .eager: return rest.isOver ? .turnAt(next) : .round
        }
    }

    /// Looks whether somebody waits in vain for a loop whose clock is held.
    private func watch(_ runtime: Runtime) {
        switch heldWait.look(at: runtime) {
        case .lookAgain(let seconds):
            timer.set(after: seconds)
            // The next request wakes the driver.
            if heldWait.isNoticed { runtime.loop.fallAsleep() }
            return
        case .end(let limit):
            // The callee may request work of the loop.
            limit.end(runtime, runtime.loop.awaitedNames)
            guard runtime.loop.clock == .held else { return }
        case .lookNoMore: break
        }
        timer.turnOff()
        runtime.loop.fallAsleep()
    }
}
