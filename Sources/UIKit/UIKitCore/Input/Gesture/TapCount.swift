/// Counts taps, with a limit of time.
@MainActor
struct TapCount {
    private(set) var taps = 0
    private var mostFingers = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var firstPlace: CGPoint?
    private var timer: MainLoop.Timer?

    /// Called when touches begin. Returns whether they may still be a tap.
    mutating func begin(_ fingers: [UITouch], of required: Int) -> Bool {
        for finger in fingers where starts[ObjectIdentifier(finger)] == nil {
            starts[ObjectIdentifier(finger)] = finger.point
            let first = firstPlace ?? finger.point
            firstPlace = first
            // A later tap must be near the first one. With several fingers, each has its own position.
            if required == 1, finger.point.distance(to: first) > TapTiming.movement { return false }
        }
        mostFingers = max(mostFingers, fingers.count)
        return mostFingers <= required
    }

    func hasStrayed(_ fingers: [UITouch], by limit: CGFloat) -> Bool {
        fingers.contains { finger in
            starts[ObjectIdentifier(finger)].map { finger.point.distance(to: $0) > limit } ?? false
        }
    }

    /// Called when all touches have ended. Returns whether they were a tap.
    mutating func end(of required: Int) -> Bool {
        defer { mostFingers = 0 }
        guard mostFingers == required else { return false }
        taps += 1
        return true
    }

    /// Calls `body` after a number of seconds, unless it is called again or stopped first.
    mutating func wait(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        timer?.cancel()
        timer = Runtime.loop.schedule(after: seconds, "time limit of a tap", body)
    }

    mutating func stop() {
        timer?.cancel()
        timer = nil
    }
}
