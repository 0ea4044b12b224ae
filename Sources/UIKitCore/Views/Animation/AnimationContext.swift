/// The animation that is being described at this moment: what a property setter asks whether its change is
/// animated.
@MainActor
package struct AnimationContext {
    package let duration: TimeInterval
    package let delay: TimeInterval
    /// How the speed of the changes changes.
    let pace: AnimationPace
    let recorder: ChangeRecorder?
    let effect: AnimationEffect?
    /// Whether the views that it changes can be touched on their way.
    let allowsTouches: Bool
    /// What shows the changes, and when they begin in its seconds.
    var course: (any AnimationCourse)?
    let start: TimeInterval

    init(
        duration: TimeInterval, delay: TimeInterval = 0, pace: AnimationPace, recorder: ChangeRecorder? = nil,
        effect: AnimationEffect? = nil, allowsTouches: Bool = true,
        course: (any AnimationCourse)? = nil, start: TimeInterval = 0
    ) {
        self.duration = duration
        self.delay = delay
        self.pace = pace
        self.recorder = recorder
        self.effect = effect
        self.allowsTouches = allowsTouches
        self.course = course
        self.start = start
    }

    /// The innermost animation being described; `nil` outside animation blocks and within
    /// `performWithoutAnimation`.
    @exclusivity(unchecked) package private(set) static var current: AnimationContext?

    /// Runs a block whose changes are not shown bit by bit, as part of the animation being described.
    static func describeStill(_ block: () -> Void) {
        guard let outer = current else { return block() }
        let still = AnimationContext(
            duration: outer.duration, delay: outer.delay, pace: outer.pace, start: outer.start)
        describe(still, block)
    }

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
