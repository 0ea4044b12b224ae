/// What moves the clock of a main loop.
package enum LoopClock: Sendable {
    /// Calls that set it on, and nothing else.
    case held
    /// The wall clock, by way of the main thread's run loop.
    case wall
    /// The main thread's run loop: where that has nothing else to do, the clock jumps to the next deadline.
    case eager
}

/// The wall clock as seconds of a loop's clock.
struct WallTime {
    private let wallStart = ContinuousClock.now
    private let loopStart: TimeInterval

    /// From now on, where the loop's clock stands at `instant`.
    init(from instant: TimeInterval) {
        loopStart = instant
    }

    var now: TimeInterval {
        let passed = (ContinuousClock.now - wallStart).components
        return loopStart + Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }
}
