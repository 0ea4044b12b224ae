/// The animation being described. Property setters read it to decide whether their change is animated.
@MainActor
package struct AnimationContext {
    package let duration: TimeInterval
    package let delay: TimeInterval
    /// The timing of the changes.
    package let pace: AnimationPace
    let recorder: ChangeRecorder?
    package let effect: AnimationEffect?
    /// Whether the views that it changes receive touches while it runs.
    let allowsTouches: Bool
    /// The course that shows the changes, and the seconds of that course at which they begin.
    var course: (any AnimationCourse)?
    let start: TimeInterval

    package init(
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
    package private(set) static var current: AnimationContext?

    /// Runs a block whose changes aren't animated but belong to the animation being described.
    static func describeStill(_ block: () -> Void) {
        guard let outer = current else { return block() }
        let still = AnimationContext(
            duration: outer.duration, delay: outer.delay, pace: outer.pace, start: outer.start)
        describe(still, block)
    }

    private var wantsChanges: Bool { recorder != nil || effect != nil }

    /// Runs a block as part of an animation; with `nil`, outside any animation.
    ///
    /// - Parameter flushing: Whether the animation has the option `flushUpdates`.
    package static func describe(
        _ context: AnimationContext?, flushing: Bool = false, _ block: () -> Void
    ) {
        guard flushing && Runtime.hasPropertyUpdates || PendingUpdates.areFlushed else {
            return enter(context, block)
        }
        PendingUpdates.flushing {
            enter(context) {
                block()
                PendingUpdates.flush()
            }
        }
    }

    private static func enter(_ context: AnimationContext?, _ block: () -> Void) {
        let outer = current
        current = context
        ChangeRecorder.isRecording = context?.wantsChanges ?? false
        block()
        current = outer
        ChangeRecorder.isRecording = outer?.wantsChanges ?? false
    }
}

/// Whether an animation changes anything visible. One that doesn't takes no time: its completion is called in the next turn of the run
/// loop. Evidence: log-animation-01, -02, -03.
@MainActor
package final class AnimationEffect {
    package private(set) var isSeen = false
    /// The effect of the enclosing animation.
    private let outer: AnimationEffect?

    package init(within outer: AnimationEffect?) {
        self.outer = outer
    }

    /// Called before a value of a view in a window changes.
    func see() {
        isSeen = true
        outer?.see()
    }
}
