/// The way that the middle of some fingers has covered, and its speed.
struct FingerWay {
    private var place = CGPoint.zero
    private(set) var translation = CGPoint.zero
    private var samples: [(instant: TimeInterval, place: CGPoint)] = []

    /// How long the speed is measured over, in seconds.
    private static let window: TimeInterval = 0.1

    var length: CGFloat { translation.distance(to: .zero) }

    /// Fingers came or went: the middle jumps, and the way does not.
    mutating func restart(at place: CGPoint, now: TimeInterval) {
        let jump = CGPoint(x: place.x - self.place.x, y: place.y - self.place.y)
        samples = samples.map { ($0.instant, CGPoint(x: $0.place.x + jump.x, y: $0.place.y + jump.y)) }
        self.place = place
        samples.append((now, place))
    }

    mutating func go(to place: CGPoint, now: TimeInterval) {
        translation.x += place.x - self.place.x
        translation.y += place.y - self.place.y
        self.place = place
        samples.removeAll { now - $0.instant > 2 * Self.window }
        samples.append((now, place))
    }

    mutating func setTranslation(_ translation: CGPoint, now: TimeInterval) {
        self.translation = translation
        samples = [(now, place)]
    }

    /// Points per second over the last tenth of a second; fingers that rest have none.
    func velocity(now: TimeInterval) -> CGPoint {
        guard let first = samples.first(where: { now - $0.instant <= Self.window + 1e-9 }),
            now > first.instant
        else { return .zero }
        let seconds = now - first.instant
        return CGPoint(x: (place.x - first.place.x) / seconds, y: (place.y - first.place.y) / seconds)
    }
}
