import FlowPlan
import Simulator

// Time in a flow. The clock is held: it moves only here and during gestures.
extension FlowSession {
    /// The usual limit of the wait for an element, which Maestro documents for assertions, in seconds.
    static let patience = 7.0
    /// The usual limit of the wait for a still screen, in seconds.
    static let settleLimit = 3.0
    /// Seconds between two looks at the screen.
    private static let interval = 0.1

    /// Waits until the screen is still: until it is the same at two looks, and no page is changing.
    ///
    /// It doesn't wait for timers, so that a message that disappears after two seconds is visible to the next command.
    func rest(limit: Double? = nil) async {
        guard let simulator else { return }
        let end = simulator.now + (limit ?? Self.settleLimit)
        var last: Picture?
        while simulator.now < end {
            await simulator.advanced(to: min(end, simulator.now + Self.interval))
            let picture = simulator.picture()
            if picture == last, !simulator.changesPages { return }
            last = picture
        }
    }

    /// Waits until a value exists, at most for some seconds. Returns `nil` after that time.
    func value<Value>(within seconds: Double, _ find: () throws(FlowFailure) -> Value?)
        async throws(FlowFailure)
        -> Value?
    {
        let simulator = try running()
        let end = simulator.now + seconds
        while true {
            if let value = try find() { return value }
            guard simulator.now < end else { return nil }
            await simulator.advanced(to: min(end, simulator.now + Self.interval))
        }
    }
}
