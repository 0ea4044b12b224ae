/// One call of the animate family, whatever its overload: what it inherits, how long it takes, when it has
/// ended.
@MainActor
struct AnimationRequest {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    /// How the changes run, where they do not follow the curve among the options.
    var pace: AnimationPace?
    /// Whether the curve is that of all changes together, which run evenly themselves.
    var isKeyframed = false
    /// Done at the end, before the completion.
    var atEnd: (() -> Void)?
    /// Whether it takes its time even if it changes nothing, as the transition from one view to another does.
    var isTransition = false

    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        takesNoTime ? runInNoTime(animations, completion) : runInTime(animations, completion)
    }

    /// Whatever its options say, and whether or not animations are on.
    private var takesNoTime: Bool {
        duration <= 0 && delay <= 0 && atEnd == nil && AnimationContext.current == nil
    }

    private func runInNoTime(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        if let outer = Repeats.current {
            Repeats.current = nil
            animations()
            Repeats.current = outer
        } else {
            animations()
        }
        if let completion { Runtime.withLoop { $0.endInstantly(completion) } }
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
        // What repeats without end has no end to report, unless it is taken away.
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
        AnimationContext.describe(context.flatMap { $0.duration > 0 ? $0 : nil }, animations)
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

/// How often an animation runs.
@MainActor
final class Repeats {
    /// Those of the animation being described.
    @exclusivity(unchecked) static var current: Repeats?

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

    /// How far the present run is when so many seconds of all of them are over. Every other one runs backwards where they
    /// turn.
    func secondsOfRun(after passed: TimeInterval, of duration: TimeInterval) -> TimeInterval {
        guard passed > 0, duration > 0, count > 1 || autoreverses else { return passed }
        guard passed < total(of: duration) ?? .infinity else { return autoreverses ? 0 : duration }
        let run = (passed / duration).rounded(.down)
        let seconds = passed - run * duration
        return autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? duration - seconds : seconds
    }

    /// The length of all runs together; `nil` without an end.
    func total(of duration: TimeInterval) -> TimeInterval? {
        guard count.isFinite || duration == 0 else { return nil }
        return duration == 0 ? 0 : duration * count * (autoreverses ? 2 : 1)
    }
}

/// Whether animations are on. A new runtime begins with them on.
@MainActor
enum AnimationSwitch {
    static var isOff: Bool {
        get { Runtime.current.areAnimationsOff }
        set { Runtime.current.areAnimationsOff = newValue }
    }
}
