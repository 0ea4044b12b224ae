/// The distance between two fingers, and the angle of the line between them.
struct TwoFingers {
    let distance: CGFloat
    let angle: CGFloat

    @MainActor
    init?(_ fingers: [UITouch]) {
        guard fingers.count >= 2 else { return nil }
        let (one, other) = (fingers[0].point, fingers[1].point)
        distance = max(one.distance(to: other), 1)
        angle = atan2(other.y - one.y, other.x - one.x)
    }

    /// Returns the rotation from another angle to this one in the shorter direction, in radians.
    func turn(from other: TwoFingers) -> CGFloat {
        let turn = angle - other.angle
        return atan2(sin(turn), cos(turn))
    }
}

/// A value of a two-finger gesture, and its change per second.
struct PairValue {
    private var samples = RecentSamples<CGFloat>()

    mutating func note(_ value: CGFloat, now: TimeInterval) { samples.note(value, now: now) }

    mutating func clear() { samples.clear() }

    func velocity(now: TimeInterval) -> CGFloat {
        guard let last = samples.last, let start = samples.beginning(now: now) else { return 0 }
        return (last - start.value) / start.seconds
    }
}
