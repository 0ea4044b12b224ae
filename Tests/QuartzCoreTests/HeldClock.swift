import QuartzCore
import Testing

/// A media host whose clock a test controls. Only the thread of the test uses it.
final class HeldClock: MediaHost, @unchecked Sendable {
    private final class Entry: MediaTimer {
        let time: CFTimeInterval
        let body: () -> Void
        var isCancelled = false

        init(time: CFTimeInterval, body: @escaping () -> Void) {
            self.time = time
            self.body = body
        }

        func cancel() { isCancelled = true }
    }

    private(set) var mediaTime: CFTimeInterval = 100
    private var entries: [Entry] = []
    private var afterCommit: [() -> Void] = []
    private(set) var reasons: [String] = []

    /// Runs a test with its own clock.
    @MainActor
    static func hold(_ body: (HeldClock) throws -> Void) rethrows {
        let clock = HeldClock()
        Media.host = clock
        defer { Media.host = nil }
        try body(clock)
    }

    /// Ends the turn: lays out, draws, commits.
    @MainActor
    func turn() {
        LayerUpdates.commit()
        OpenTransactions.commitImplicit()
        let blocks = afterCommit
        afterCommit = []
        for block in blocks { block() }
    }

    /// Ends the turn, and then advances the clock: each timer fires at its own time.
    @MainActor
    func advance(by seconds: CFTimeInterval) {
        turn()
        let end = mediaTime + seconds
        while let next = entries.filter({ !$0.isCancelled && $0.time <= end }).min(by: { $0.time < $1.time })
        {
            entries.removeAll { $0 === next }
            mediaTime = max(mediaTime, next.time)
            next.body()
            turn()
        }
        mediaTime = end
        turn()
    }

    var isWaiting: Bool { entries.contains { !$0.isCancelled } }

    func implicitTransactionWaits() {}

    func layOutBeforeCommit() { MainActor.assumeIsolated { LayerUpdates.commit() } }

    func raise(_ reason: String) { reasons.append(reason) }

    func call(after delay: CFTimeInterval, _ name: String, _ body: @escaping () -> Void) -> any MediaTimer {
        let entry = Entry(time: mediaTime + delay, body: body)
        entries.append(entry)
        return entry
    }

    func callAfterCommit(_ name: String, _ body: @escaping () -> Void) { afterCommit.append(body) }
}

extension CALayer {
    /// A layer of a size in a visible tree.
    static func shown(_ size: CGSize = CGSize(width: 100, height: 100)) -> CALayer {
        shown(CALayer(), size)
    }

    static func shown<Layer: CALayer>(_ layer: Layer, _ size: CGSize = CGSize(width: 100, height: 100))
        -> Layer
    {
        layer.bounds.size = size
        layer.isShownAsRoot = true
        return layer
    }
}

/// Tests with a held clock run one after another, on the main actor.
@Suite(.serialized) enum OnTheHeldClock {}

func isNear(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
    one == other || abs(one - other) <= tolerance
}

func isNear(_ one: CGPoint, _ other: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    isNear(one.x, other.x, tolerance) && isNear(one.y, other.y, tolerance)
}

func isNear(_ one: CATransform3D, _ other: CATransform3D, _ tolerance: CGFloat = 1e-9) -> Bool {
    func numbers(_ t: CATransform3D) -> [CGFloat] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
            t.m43, t.m44,
        ]
    }
    return zip(numbers(one), numbers(other)).allSatisfy { isNear($0, $1, tolerance) }
}
