extension Simulator {
    /// What moves a simulator's clock. The order of what happens is the same on each.
    public enum Clock: Sendable {
        /// The test: ``Simulator/advance(by:)``, ``Simulator/settle(limit:)``, ``Simulator/settled(limit:)``, the gestures that
        /// take time, and ``Simulator/run(until:)``.
        ///
        /// Nothing comes by itself. A wait of XCTest or Foundation for what is pending cannot succeed; when one has gone on for a
        /// quarter of a second, a line on standard error and in ``Simulator/diagnostics`` names what is pending and the call
        /// that moves it.
        case held
        /// The wall clock, by way of the main run loop, as on a device: a second takes a second.
        ///
        /// `wait(for:)`, `await fulfillment(of:)`, `RunLoop.run(until:)`, `DispatchQueue.main.asyncAfter` and tasks that await
        /// see a transition or an animation end. An app without a simulator runs so. At rest it costs nothing.
        case wall
        /// The main run loop, in no time: when it has nothing else to do and no task is ready, the clock jumps to the next
        /// deadline.
        ///
        /// The same waits see the same, in the same order, and half-second animations take microseconds. The clock of the
        /// wall does not move with it: `RunLoop.run(until:)`, `asyncAfter`, a sleeping task and Foundation's timers take
        /// the time that they say, and come after everything that the app has set going meanwhile. Where a test wants to see
        /// an animation halfway, the clock must be held.
        case eager
    }

    /// What moves the clock.
    public var clock: Clock { Clock(runtime.loop.clock) }
}

extension Simulator.Clock {
    var loopClock: LoopClock {
        switch self {
        case .held: .held
        case .wall: .wall
        case .eager: .eager
        }
    }

    fileprivate init(_ clock: LoopClock) {
        self =
            switch clock {
            case .held: .held
            case .wall: .wall
            case .eager: .eager
            }
    }
}
