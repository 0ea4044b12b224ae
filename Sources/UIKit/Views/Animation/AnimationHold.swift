/// Animations that were described and wait to be moved through: those of a transition that a finger holds.
@MainActor
final class AnimationHold {
    /// The hold that the animations being described join.
    @exclusivity(unchecked) private(set) static var current: AnimationHold?

    let recorder = ChangeRecorder()
    private var animations: [(seconds: TimeInterval, animation: any HeldAnimation)] = []

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
        for (seconds, animation) in takeAll() {
            let remaining = max(0, seconds - passed) / TimeInterval(speed)
            Runtime.loop.schedule(after: remaining, animation)
        }
    }

    /// Runs all back from where they are after `passed` seconds; then every change is undone.
    func rewind(from passed: TimeInterval, speed: CGFloat) {
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
