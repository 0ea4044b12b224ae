/// One call of an `animate` method: its options, its duration and its completion.
@MainActor
struct AnimationRequest {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    /// The timing of the changes; `nil` for the curve in the options.
    var pace: AnimationPace?
    /// Whether the curve applies to all keyframes together. Each keyframe is then linear.
    var isKeyframed = false
    /// Called at the end, before the completion.
    var atEnd: (() -> Void)?
    /// Whether the animation takes its time even if it changes nothing, as a transition between two views does.
    var isTransition = false

    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        takesNoTime ? runInNoTime(animations, completion) : runInTime(animations, completion)
    }

    private var flushesUpdates: Bool { options.contains(.flushUpdates) }

    /// Whether the animation takes no time, whatever its options say and whether or not animations are enabled.
    private var takesNoTime: Bool {
        duration <= 0 && delay <= 0 && atEnd == nil && AnimationContext.current == nil
    }

    private func runInNoTime(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        if let outer = Repeats.current {
            Repeats.current = nil
            runStill(animations)
            Repeats.current = outer
        } else {
            runStill(animations)
        }
        if let completion { Runtime.withLoop { $0.endInstantly(completion) } }
    }

    private func runStill(_ animations: () -> Void) {
        flushesUpdates ? AnimationContext.describe(nil, flushing: true, animations) : animations()
    }

    private func runInTime(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        let effect = AnimationEffect(within: AnimationContext.current?.effect)
        let repeats = Repeats(options)
        var context = UIView.areAnimationsEnabled ? makeContext(effect) : nil
        let course = ClockCourse(
            duration: context?.duration ?? 0, delay: context?.delay ?? 0,
            wholePace: isKeyframed ? ownPace : nil, repeats: repeats)
        context?.course = course
        describe(context, repeats, animations)
        // An endless animation calls its completion only if it is removed.
        guard let seconds = course.secondsOfAllRuns else {
            if effect.isSeen || isTransition {
                RunningAnimation.begin(course, atEnd: atEnd, completion: completion)
            }
            return
        }
        guard completion != nil || atEnd != nil || seconds > 0 else { return }
        guard effect.isSeen || isTransition || atEnd != nil || AnimationHold.current != nil || seconds == 0
        else {
            if let completion { Runtime.withLoop { $0.endInstantly(completion) } }
            return
        }
        RunningAnimation.begin(course, atEnd: atEnd, completion: completion)
    }

    private func describe(_ context: AnimationContext?, _ repeats: Repeats, _ animations: () -> Void) {
        let outer = Repeats.current
        Repeats.current = repeats
        AnimationContext.describe(
            context.flatMap { $0.duration > 0 ? $0 : nil }, flushing: flushesUpdates, animations)
        Repeats.current = outer
    }

    private func makeContext(_ effect: AnimationEffect) -> AnimationContext {
        let pace = isKeyframed ? .even : ownPace
        guard let outer = AnimationContext.current else {
            return AnimationContext(
                duration: max(0, duration), delay: max(0, delay), pace: pace,
                recorder: AnimationHold.current?.recorder, effect: effect, allowsTouches: ownAllowsTouches)
        }
        return AnimationContext(
            duration: options.contains(.overrideInheritedDuration) ? max(0, duration) : outer.duration,
            delay: max(0, delay),
            pace: options.contains(.overrideInheritedCurve) ? pace : outer.pace, recorder: outer.recorder,
            effect: effect,
            allowsTouches: options.contains(.overrideInheritedOptions)
                ? ownAllowsTouches : outer.allowsTouches)
    }

    private var ownAllowsTouches: Bool { options.contains(.allowUserInteraction) }

    private var ownPace: AnimationPace { pace ?? AnimationPace(options.curve) }
}

/// How often an animation repeats.
@MainActor
final class Repeats {
    /// The repetitions of the animation being described.
    static var current: Repeats?

    private var count: Double
    private var autoreverses: Bool

    init(_ options: UIView.AnimationOptions) {
        count = options.contains(.repeat) ? .infinity : 1
        autoreverses = options.contains(.autoreverse)
    }

    func set(count: Double, autoreverses: Bool) {
        self.count = max(self.count, count)
        self.autoreverses = self.autoreverses || autoreverses
    }

    /// The time within the current run after `passed` seconds of all runs. With autoreverse, every second run is backward.
    func secondsOfRun(after passed: TimeInterval, of duration: TimeInterval) -> TimeInterval {
        guard passed > 0, duration > 0, count > 1 || autoreverses else { return passed }
        guard passed < total(of: duration) ?? .infinity else { return autoreverses ? 0 : duration }
        let run = (passed / duration).rounded(.down)
        let seconds = passed - run * duration
        return autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? duration - seconds : seconds
    }

    /// The duration of all runs together; `nil` for an endless animation.
    func total(of duration: TimeInterval) -> TimeInterval? {
        guard count.isFinite || duration == 0 else { return nil }
        return duration == 0 ? 0 : duration * count * (autoreverses ? 2 : 1)
    }
}

/// Whether animations are enabled. They are enabled in a new runtime.
@MainActor
enum AnimationSwitch {
    static var isOff: Bool {
        get { Runtime.current.areAnimationsOff }
        set { Runtime.current.areAnimationsOff = newValue }
    }

    /// Turns animations off or on, after the updates that belong to the previous state if an animation performs them.
    static func turn(off: Bool) {
        if PendingUpdates.areFlushed, off != isOff { PendingUpdates.flush() }
        isOff = off
    }
}
