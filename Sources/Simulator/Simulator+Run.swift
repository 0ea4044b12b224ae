import UIKit

extension Simulator {
    /// When a run on the wall clock ends. ``Simulator/stop()`` ends each of them.
    public enum RunEnd {
        /// Nothing is pending any more, and no task of the main actor is ready.
        case atRest
        /// The condition holds. It is asked after each turn.
        case when(@MainActor () -> Bool)
        /// Only ``Simulator/stop()`` ends the run.
        case stopped
    }

    /// Lets the clock follow the wall clock: a second of the app takes a second.
    ///
    /// What falls due comes in the same order and at the same instants as on the held clock. Between two deadlines
    /// the thread sleeps in its Foundation run loop, which serves Foundation's timers, the main queue and the tasks
    /// of the main actor. That wants the main thread's own code for its caller: inside a task of the main actor only
    /// what the app itself has set going happens, and other tasks wait until the run returns.
    ///
    /// When it returns, the clock is held again where it is; the next run goes on from there.
    public func run(until end: RunEnd = .atRest) {
        let run = WallRun(loop: runtime.loop)
        run.begin()
        defer { run.close() }
        while true {
            advance(by: max(0, run.wallTime - now))
            if run.isStopped || isReached(end, in: run) { return }
            let wasIdle = !runtime.loop.hasWorkNow
            run.sleep()
            guard wasIdle else { continue }
            // What was asked for during the sleep begins when it was asked for, not when the sleep began. But
            // what was due comes first, at its own instant.
            runtime.loop.setClock(to: min(run.wallTime, runtime.loop.nextDeadline ?? .infinity))
        }
    }

    /// Ends the run that goes on, after the present turn. Without one it does nothing.
    public func stop() {
        WallRun.current?.stop()
    }

    private func isReached(_ end: RunEnd, in run: WallRun) -> Bool {
        switch end {
        case .atRest: run.isAtRest
        case .when(let isDone): isDone()
        case .stopped: false
        }
    }
}
