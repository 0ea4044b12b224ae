extension Simulator {
    /// The source that moves a simulator's clock. The order of events is the same for each.
    public enum Clock: Sendable {
        /// The test: ``Simulator/advance(by:)``, ``Simulator/settle(limit:)``, ``Simulator/settled(limit:)``, the gestures that
        /// take time, and ``Simulator/run(until:)``.
        ///
        /// No time passes by itself. A wait of XCTest or Foundation for pending work can't succeed; after a quarter of a second, a line on
        /// standard error and in ``Simulator/diagnostics`` names the pending work and the call that moves the clock.
        case held
        /// The wall clock, through the main run loop, as on a device: a second takes a second.
        ///
        /// `wait(for:)`, `await fulfillment(of:)`, `RunLoop.run(until:)`, `DispatchQueue.main.asyncAfter` and awaiting tasks observe the
        /// end of transitions and animations. An app without a simulator uses this clock. An idle app uses no CPU time.
        case wall
        /// The main run loop, without waiting: when it has no other work and no task is ready, the clock jumps to the next deadline.
        ///
        /// The same waits observe the same events in the same order, and half-second animations take microseconds. The wall clock doesn't
        /// move along: `RunLoop.run(until:)`, `asyncAfter`, a sleeping task and Foundation's timers take their full time, and fire after
        /// all work that the app has started meanwhile. To test the middle of an animation, use a held clock.
        case eager
    }

    /// The source that moves the clock.
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
            case .held, .ended: .held
            case .wall: .wall
            case .eager: .eager
            }
    }
}
