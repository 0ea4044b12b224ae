/// How two fingers lie to each other: how far apart, and in which direction.
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

    /// The turn from another direction to this one, by the shorter way, in radians.
    func turn(from other: TwoFingers) -> CGFloat {
        let turn = angle - other.angle
        return atan2(sin(turn), cos(turn))
    }
}

/// A value that two fingers change, and how fast it changes in a second.
struct PairValue {
    private var samples: [(instant: TimeInterval, value: CGFloat)] = []

    mutating func note(_ value: CGFloat, now: TimeInterval) {
        samples.removeAll { now - $0.instant > 0.2 }
        samples.append((now, value))
    }

    mutating func clear() {
        samples.removeAll()
    }

    func velocity(now: TimeInterval) -> CGFloat {
        guard let first = samples.first(where: { now - $0.instant <= 0.1 + 1e-9 }), let last = samples.last,
            now > first.instant
        else { return 0 }
        return (last.value - first.value) / (now - first.instant)
    }
}
