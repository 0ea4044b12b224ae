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
    private let rate: Double

    /// From now on, where the loop's clock stands at `instant`; with a rate of 0.1 ten seconds of the wall are one of the loop's.
    init(from instant: TimeInterval, rate: Double) {
        loopStart = instant
        self.rate = rate
    }

    var now: TimeInterval {
        let passed = (ContinuousClock.now - wallStart).components
        return loopStart + (Double(passed.seconds) + Double(passed.attoseconds) * 1e-18) * rate
    }
}
