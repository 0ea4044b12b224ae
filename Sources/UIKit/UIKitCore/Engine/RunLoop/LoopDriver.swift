/// Runs turns of the current app's main loop from the main thread's run loop, unless the clock is held.
///
/// Each pass runs at most one turn, so that other work of the main thread isn't delayed. Then the driver sets one timer: to now
/// if more work is due, otherwise to the next deadline. While the app is idle, no timer is set until the next request.
@MainActor
package final class LoopDriver {
    package static let shared = LoopDriver()

    /// The number of consecutive idle rounds of the main thread before an eager clock jumps.
    private static let quietRounds = 10
    /// A longer wait for tasks would never end if one of them yields until the clock has jumped.
    private static let mostRounds = 1_000

    /// The number of task steps so far, if a task order counts them. The main thread isn't idle while a task runs.
    package var stepsOfTasks: @MainActor () -> UInt64 = { 0 }
    /// Whether a wait on a held clock is detected. Detection needs timers, and a Dispatch thread that fires them.
    package var noticesHeldWaits = true
    /// The limit of a wait on a held clock; `nil` if such a wait never ends.
    package var heldWaitLimit: HeldWaitLimit?
    /// The number of passes so far.
    package private(set) var passCount = 0

    private lazy var timer = MainThreadTimer { [unowned self] in pass() }
    private var rest = Rest()
    private var heldWait = HeldWait()

    /// Consecutive rounds of the main thread without other work.
    @MainActor
    private struct Rest {
        private var quiet = 0
        private var all = 0
        private var steps: UInt64 = 0

        var isOver: Bool { quiet >= quietRounds || all >= mostRounds }

        /// Counts a round, and the task steps up to it.
        mutating func count(upTo steps: UInt64) {
            quiet = steps == self.steps ? quiet + 1 : 1
            all += 1
            self.steps = steps
        }
    }

    /// The next action for a loop.
    private enum Step {
        case turn
        /// A turn at the next deadline.
        case turnAt(TimeInterval)
        /// Another round, after all other work of the main thread.
        case round
        /// No work for a number of seconds.
        case wait(TimeInterval)
        case sleep
    }
}

extension LoopDriver {
    /// Wakes the driver. Called at the first request of a sleeping loop.
    func wake(_ loop: MainLoop) {
        guard Runtime.existing?.loop === loop else { return }
        guard loop.clock.isHeld else { return timer.setToNow() }
        guard noticesHeldWaits else { return }
        // Consecutive apps share the timer that the first app has set.
        if heldWait.begin() || !timer.isHeardHere { timer.set(after: HeldWait.interval) }
    }

    /// Called when another loop becomes the current app's, or when another source moves the loop's clock. A timer that is still
    /// set for the previous loop has no effect.
    func loopHasChanged() { rest = Rest() }
}

extension LoopDriver {
    /// Runs at most one turn of the current app's loop.
    package func pass() {
        guard let runtime = Runtime.existing else { return }
        passCount += 1
        withExtendedLifetime(runtime) {
            if runtime.loop.clock.isHeld { return watch(runtime) }
            pass(runtime.loop)
            // The turn may have started another app.
            if runtime.isCurrent, !runtime.loop.clock.isHeld { setTimer(for: runtime.loop) }
        }
    }

    /// The date until which there is no work, unless a new request is made.
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
        // App code may run the run loop inside the turn, and wait for the remaining work of the loop.
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
        case .held, .ended: return .sleep
        case .wall where next <= loop.currentTime: return .turnAt(next)
        case .wall: return loop.rate > 0 ? .wait((next - loop.currentTime) / loop.rate) : .sleep
        // An alarm doesn't keep the app from being idle.
        case .eager where loop.nextWorkDeadline == nil: return .sleep
        case .eager: return rest.isOver ? .turnAt(next) : .round
        }
    }

    /// Detects a wait for a loop whose clock is held.
    private func watch(_ runtime: Runtime) {
        switch heldWait.look(at: runtime) {
        case .lookAgain(let seconds):
            timer.set(after: seconds)
            // The next request wakes the driver.
            if heldWait.isNoticed { runtime.loop.fallAsleep() }
            return
        case .end(let limit):
            // The callee may request work from the loop.
            limit.end(runtime, runtime.loop.awaitedNames)
            guard runtime.loop.clock.isHeld else { return }
        case .lookNoMore: break
        }
        timer.turnOff()
        runtime.loop.fallAsleep()
    }
}
