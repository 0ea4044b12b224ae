/// One call of the animate family, whatever its overload: what it inherits, how long it takes, when it has
/// ended.
@MainActor
struct AnimationRequest {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
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
        let isAnimated = UIView.areAnimationsEnabled
        let effect = AnimationEffect(within: AnimationContext.current?.effect)
        let context = isAnimated ? makeContext(effect) : nil
        let repeats = Repeats(options)
        let outer = Repeats.current
        Repeats.current = repeats
        AnimationContext.describe(context.flatMap { $0.duration > 0 ? $0 : nil }, animations)
        let seconds = repeats.total(of: context?.duration ?? 0)
        Repeats.current = outer
        // What repeats without end has no end to report. Only a transaction waits for it.
        guard let seconds else {
            if effect.isSeen || isTransition { _ = OpenTransactions.join() }
            return
        }
        guard completion != nil || atEnd != nil || seconds > 0 else { return }
        guard effect.isSeen || isTransition || atEnd != nil || AnimationHold.current != nil || seconds == 0
        else {
            if let completion { Runtime.withLoop { $0.endInstantly(completion) } }
            return
        }
        let wait = (context?.delay ?? 0) + seconds
        let animation = RunningAnimation(
            seconds, in: wait > 0 ? OpenTransactions.join() : nil, atEnd: atEnd, completion: completion)
        if let hold = AnimationHold.current { return hold.add(animation, seconds: wait) }
        Runtime.loop.schedule(after: wait, animation)
    }

    private func makeContext(_ effect: AnimationEffect) -> AnimationContext {
        guard let outer = AnimationContext.current else {
            return AnimationContext(
                duration: max(0, duration), delay: max(0, delay), curve: options.curve,
                recorder: AnimationHold.current?.recorder, effect: effect)
        }
        return AnimationContext(
            duration: options.contains(.overrideInheritedDuration) ? max(0, duration) : outer.duration,
            delay: max(0, delay),
            curve: options.contains(.overrideInheritedCurve) ? options.curve : outer.curve,
            recorder: outer.recorder, effect: effect)
    }
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
