/// Animations that were described and don't run by themselves: those of an interactive transition.
@MainActor
package final class AnimationHold {
    /// The hold that collects the animations being described.
    package private(set) static var current: AnimationHold?

    let recorder = ChangeRecorder()
    private var animations: [(seconds: TimeInterval, animation: any HeldAnimation)] = []
    private var phase = Phase.held(at: 0)

    private enum Phase {
        /// Paused at this time of the animations.
        case held(at: TimeInterval)
        /// Released at a moment of the clock, at this time of the animations. They run backward if the speed is below
        /// 0.
        case released(at: TimeInterval, from: TimeInterval, speed: Double)
    }

    /// Moves the animations to a time, in seconds.
    func move(to seconds: TimeInterval) { phase = .held(at: seconds) }

    /// The time of the animations, in seconds, at a moment of the clock.
    package func passed(at now: TimeInterval) -> TimeInterval {
        switch phase {
        case .held(let seconds): seconds
        case .released(let time, let seconds, let speed): max(0, seconds + (now - time) * speed)
        }
    }

    /// Runs a block and collects its animations.
    func collect(_ block: () -> Void) {
        let outer = AnimationHold.current
        AnimationHold.current = self
        block()
        AnimationHold.current = outer
    }

    package func add(_ animation: any HeldAnimation, seconds: TimeInterval) {
        animations.append((seconds, animation))
    }

    /// Runs the rest of each animation after `passed` seconds, at a speed.
    func finish(after passed: TimeInterval, speed: CGFloat) {
        phase = .released(at: Runtime.loop.now, from: passed, speed: Double(speed))
        for (seconds, animation) in takeAll() {
            let remaining = max(0, seconds - passed) / TimeInterval(speed)
            Runtime.loop.schedule(after: remaining, animation)
        }
    }

    /// Runs all animations backward from `passed` seconds, then undoes every change.
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

/// An animation that a hold can collect. The work that it gives the run loop is its end.
@MainActor
package protocol HeldAnimation: LoopWork {
    /// Called when the animation has run back to its start.
    func rewind()
}

/// Animations that run backward together.
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
