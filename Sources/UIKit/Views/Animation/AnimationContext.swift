/// The animation that is being described at this moment: what a property setter asks whether its change is
/// animated.
@MainActor
package struct AnimationContext {
    package let duration: TimeInterval
    package let delay: TimeInterval
    package let curve: UIView.AnimationCurve
    let recorder: ChangeRecorder?
    let effect: AnimationEffect?

    init(
        duration: TimeInterval, delay: TimeInterval = 0, curve: UIView.AnimationCurve = .easeInOut,
        recorder: ChangeRecorder? = nil, effect: AnimationEffect? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
        self.recorder = recorder
        self.effect = effect
    }

    /// The innermost animation being described; `nil` outside animation blocks and within
    /// `performWithoutAnimation`.
    @exclusivity(unchecked) package private(set) static var current: AnimationContext?

    private var wantsChanges: Bool { recorder != nil || effect != nil }

    /// Runs a block as part of an animation; with `nil`, as part of none.
    static func describe(_ context: AnimationContext?, _ block: () -> Void) {
        let outer = current
        current = context
        ChangeRecorder.isRecording = context?.wantsChanges ?? false
        block()
        current = outer
        ChangeRecorder.isRecording = outer?.wantsChanges ?? false
    }
}

/// Whether an animation changes anything that is seen. One that does not takes no time: its completion is called in the next
/// turn of the run loop. Evidence: log-animation-01, -02, -03.
@MainActor
final class AnimationEffect {
    private(set) var isSeen = false
    /// That of the animation in whose block this one is described.
    private let outer: AnimationEffect?

    init(within outer: AnimationEffect?) {
        self.outer = outer
    }

    /// A value of a view in a window is about to change.
    func see() {
        isSeen = true
        outer?.see()
    }
}

/// An animation under way: the loop holds it until it ends, and then it tells its completion.
@MainActor
final class RunningAnimation: LoopWork {
    private let seconds: TimeInterval
    private let completion: ((Bool) -> Void)?
    private var atEnd: (() -> Void)?
    /// Waits for the end, if the animation was added in a transaction.
    private let group: CompletionGroup?

    init(
        _ seconds: TimeInterval, in group: CompletionGroup?, atEnd: (() -> Void)? = nil,
        completion: ((Bool) -> Void)?
    ) {
        self.seconds = seconds
        self.group = group
        self.atEnd = atEnd
        self.completion = completion
    }

    var workName: String { "animation of \(seconds) s" }

    func run() {
        atEnd?()
        completion?(true)
        group?.leave()
    }
}

extension RunningAnimation: HeldAnimation {
    /// As at its end: the app asks the transition how it ended. What the animation was to take away stays.
    func rewind() {
        completion?(true)
        group?.leave()
    }
}
