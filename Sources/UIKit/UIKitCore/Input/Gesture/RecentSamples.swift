/// Recent measurements of moving fingers. The rate of change is measured over the last tenth of a second.
struct RecentSamples<Value> {
    private var samples: [(instant: TimeInterval, value: Value)] = []

    private var window: TimeInterval { 0.1 + 1e-9 }

    var last: Value? { samples.last?.value }

    mutating func note(_ value: Value, now: TimeInterval) {
        // One earlier sample stays: after a rest, the velocity is that of the next movement.
        while samples.count > 1, now - samples[1].instant > window { samples.removeFirst() }
        samples.append((now, value))
    }

    mutating func clear() { samples.removeAll() }

    mutating func change(_ body: (Value) -> Value) {
        samples = samples.map { ($0.instant, body($0.value)) }
    }

    /// Returns the value at the start of the measurement and the seconds since then; `nil` while the fingers rest or
    /// no time has passed.
    func beginning(now: TimeInterval) -> (value: Value, seconds: TimeInterval)? {
        guard let last = samples.last, now - last.instant <= window else { return nil }
        let earlier = samples.filter { $0.instant < now }
        let first = earlier.first { now - $0.instant <= window } ?? earlier.last
        return first.map { ($0.value, now - $0.instant) }
    }
}
