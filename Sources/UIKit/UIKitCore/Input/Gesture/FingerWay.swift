/// The translation of the center of several fingers, and its velocity.
struct FingerWay {
    private var place = CGPoint.zero
    private(set) var translation = CGPoint.zero
    private var samples = RecentSamples<CGPoint>()

    var length: CGFloat { translation.distance(to: .zero) }

    /// Called when a finger is added or removed. The center jumps, but the translation doesn't.
    mutating func restart(at place: CGPoint, now: TimeInterval) {
        let jump = CGPoint(x: place.x - self.place.x, y: place.y - self.place.y)
        samples.change { CGPoint(x: $0.x + jump.x, y: $0.y + jump.y) }
        self.place = place
        samples.note(place, now: now)
    }

    mutating func go(to place: CGPoint, now: TimeInterval) {
        translation.x += place.x - self.place.x
        translation.y += place.y - self.place.y
        self.place = place
        samples.note(place, now: now)
    }

    mutating func setTranslation(_ translation: CGPoint, now: TimeInterval) {
        self.translation = translation
        samples.clear()
        samples.note(place, now: now)
    }

    /// Returns the points per second over the last tenth of a second; zero for fingers at rest.
    func velocity(now: TimeInterval) -> CGPoint {
        guard let start = samples.beginning(now: now) else { return .zero }
        return CGPoint(
            x: (place.x - start.value.x) / start.seconds, y: (place.y - start.value.y) / start.seconds)
    }
}
