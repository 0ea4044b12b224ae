/// The source that moves the clock of a main loop.
package enum LoopClock: Sendable {
    /// Only explicit calls advance the clock.
    case held
    /// The wall clock, through the main thread's run loop.
    case wall
    /// The main thread's run loop. When the run loop has nothing else to do, the clock jumps to the next deadline.
    case eager
    /// Nothing, like a held clock: the app's simulator was released while work was pending. The next window begins a new app.
    case ended

    /// Whether the main thread's run loop doesn't advance the clock.
    var isHeld: Bool { self == .held || self == .ended }
}

/// The wall clock in seconds of a loop's clock.
struct WallTime {
    private let wallStart = ContinuousClock.now
    private let loopStart: TimeInterval
    private let rate: Double

    /// Starts at `instant` of the loop's clock. With a rate of 0.1, 10 seconds of wall time are 1 second of the loop's clock.
    init(from instant: TimeInterval, rate: Double) {
        loopStart = instant
        self.rate = rate
    }

    var now: TimeInterval {
        let passed = (ContinuousClock.now - wallStart).components
        return loopStart + (Double(passed.seconds) + Double(passed.attoseconds) * 1e-18) * rate
    }
}
