/// Counts taps, and says when one takes too long.
@MainActor
struct TapCount {
    private(set) var taps = 0
    private var mostFingers = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var firstPlace: CGPoint?
    private var timer: MainLoop.Timer?

    /// Fingers came down. Returns whether they may still make a tap.
    mutating func begin(_ fingers: [UITouch], of required: Int) -> Bool {
        for finger in fingers where starts[ObjectIdentifier(finger)] == nil {
            starts[ObjectIdentifier(finger)] = finger.point
            let first = firstPlace ?? finger.point
            firstPlace = first
            // A later tap is near the first one; with several fingers each has a place of its own.
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

    /// All fingers are up. Returns whether it was a tap.
    mutating func end(of required: Int) -> Bool {
        defer { mostFingers = 0 }
        guard mostFingers == required else { return false }
        taps += 1
        return true
    }

    /// Calls `body` after some seconds, unless it is called again or stopped before.
    mutating func wait(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        timer?.cancel()
        timer = Runtime.loop.schedule(after: seconds, "time limit of a tap", body)
    }

    mutating func stop() {
        timer?.cancel()
        timer = nil
    }
}
