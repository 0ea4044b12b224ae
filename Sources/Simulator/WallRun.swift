import UIKit

/// One run of the main loop on the wall clock: tells the wall time, sleeps until there is something to do.
@MainActor
final class WallRun {
    /// The innermost run that goes on.
    private(set) static var current: WallRun?

    private let loop: MainLoop
    private let wallStart = ContinuousClock.now
    private let loopStart: TimeInterval
    /// Keeps Foundation's run loop from returning at once for want of anything to wait for.
    private let anchor = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    private var outer: WallRun?
    private var outerWake: (@MainActor () -> Void)?
    private var isAsleep = false
    private(set) var isStopped = false

    init(loop: MainLoop) {
        self.loop = loop
        loopStart = loop.now
    }

    func begin() {
        outer = Self.current
        Self.current = self
        outerWake = loop.onWorkAdded
        loop.onWorkAdded = { [weak self] in self?.wake() }
        RunLoop.current.add(anchor, forMode: .default)
    }

    func close() {
        anchor.invalidate()
        loop.onWorkAdded = outerWake
        Self.current = outer
    }

    func stop() {
        isStopped = true
        wake()
    }

    /// The wall time on the loop's clock.
    var wallTime: TimeInterval {
        let passed = (ContinuousClock.now - wallStart).components
        return loopStart + Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }
}

// Sleeping.
extension WallRun {
    /// Serves what Foundation's run loop has ready and, if the app has nothing to do now, sleeps until it has.
    func sleep() {
        serve()
        guard !loop.hasWorkNow, !isStopped else { return }
        isAsleep = true
        defer { isAsleep = false }
        let deadline = loop.nextDeadline.map { Date(timeIntervalSinceNow: $0 - wallTime) }
        _ = RunLoop.current.run(mode: .default, before: deadline ?? .distantFuture)
    }

    /// Whether nothing is pending, nor becomes so when the tasks that are ready now have had their turn.
    var isAtRest: Bool {
        // A task that yields is ready again at once: a few rounds let such a chain come to its end.
        for _ in 0..<10 where isIdle { serve() }
        return isIdle
    }

    private var isIdle: Bool { !loop.hasWorkNow && loop.nextDeadline == nil }

    private func serve() {
        _ = RunLoop.current.run(mode: .default, before: Date())
    }

    /// A timer of Foundation's does not end the sleep by itself; something on the main queue does.
    private func wake() {
        guard isAsleep else { return }
        isAsleep = false
        DispatchQueue.main.async {}
    }
}
