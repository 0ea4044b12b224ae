/// Animations that were described and wait to be moved through: those of a transition that a finger holds.
@MainActor
final class AnimationHold {
    /// The hold that the animations being described join.
    @exclusivity(unchecked) private(set) static var current: AnimationHold?

    let recorder = ChangeRecorder()
    private var animations: [(seconds: TimeInterval, animation: any HeldAnimation)] = []
    private var phase = Phase.held(at: 0)

    private enum Phase {
        /// So many seconds are over.
        case held(at: TimeInterval)
        /// Let go of at a moment of the clock, when so many seconds were over: backwards with a speed below 0.
        case released(at: TimeInterval, from: TimeInterval, speed: Double)
    }

    /// A finger has moved the animations to where so many seconds are over.
    func move(to seconds: TimeInterval) { phase = .held(at: seconds) }

    /// How many seconds are over at a moment of the clock.
    func passed(at now: TimeInterval) -> TimeInterval {
        switch phase {
        case .held(let seconds): seconds
        case .released(let time, let seconds, let speed): max(0, seconds + (now - time) * speed)
        }
    }

    /// Runs a block whose animations wait here.
    func collect(_ block: () -> Void) {
        let outer = AnimationHold.current
        AnimationHold.current = self
        block()
        AnimationHold.current = outer
    }

    func add(_ animation: any HeldAnimation, seconds: TimeInterval) {
        animations.append((seconds, animation))
    }

    /// Runs what remains of each after `passed` seconds, at a speed.
    func finish(after passed: TimeInterval, speed: CGFloat) {
        phase = .released(at: Runtime.loop.now, from: passed, speed: Double(speed))
        for (seconds, animation) in takeAll() {
            let remaining = max(0, seconds - passed) / TimeInterval(speed)
            Runtime.loop.schedule(after: remaining, animation)
        }
    }

    /// Runs all back from where they are after `passed` seconds; then every change is undone.
    func rewind(from passed: TimeInterval, speed: CGFloat) {
        phase = .released(at: Runtime.loop.now, from: passed, speed: -Double(speed))
        Runtime.loop.schedule(
            after: passed / TimeInterval(speed), HeldRewind(of: takeAll().map(\.animation), recorder))
    }

    private func takeAll() -> [(seconds: TimeInterval, animation: any HeldAnimation)] {
        defer { animations.removeAll() }
        return animations
    }
}

/// An animation that can wait in a hold. Its work as the loop's is its end.
@MainActor
protocol HeldAnimation: LoopWork {
    /// It ran back to its beginning.
    func rewind()
}

/// Animations that run back together.
private final class HeldRewind: LoopWork {
    private let animations: [any HeldAnimation]
    private let recorder: ChangeRecorder

    init(of animations: [any HeldAnimation], _ recorder: ChangeRecorder) {
        self.animations = animations
        self.recorder = recorder
    }

    var workName: String { "way back of a transition" }

    func run() {
        recorder.undoAll()
        for animation in animations { animation.rewind() }
    }
}
