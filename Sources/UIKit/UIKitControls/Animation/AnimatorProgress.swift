/// The timing of a property animator: its position between start and end, and the timer or gesture that moves it.
@MainActor
final class AnimatorProgress {
    let duration: TimeInterval
    /// The animator's own timing, or the timing of the animation block that creates the animator.
    var pace: AnimationPace
    /// Set by the animator right after it creates this object.
    unowned var animator: UIViewPropertyAnimator!
    private(set) var state = UIViewAnimatingState.inactive
    private(set) var isReversed = false
    var allowsTouches = true
    var isInterruptible = true
    var flushesUpdates = false
    var delay: TimeInterval = 0 {
        didSet { pendingDelay = delay }
    }
    var completions: [(UIViewAnimatingPosition) -> Void] = []

    private var animations: [(block: () -> Void, delayFactor: CGFloat)] = []
    private let recorder = ChangeRecorder()
    /// The changes of the blocks that have run; `nil` before the first block.
    private var effect: AnimationEffect?
    /// The run loop retains the timer, and the timer retains the animator.
    private weak var timer: MainLoop.Timer?
    private var runtimeNumber = 0
    /// Entered at the start and left at the stop, if the animator was started in a transaction.
    private var group: CompletionGroup?
    /// The fraction at the last start, pause or reversal, the time of that, and the time that remained then.
    private var fractionAtMark: CGFloat = 0
    private var mark: TimeInterval = 0
    private var remaining: TimeInterval = 0
    /// The part of ``delay`` that the next start waits for.
    private var pendingDelay: TimeInterval = 0
    /// The point at which scrubbing left the curve: the fraction, and the part of the change shown then.
    private var scrubbed: (fraction: CGFloat, part: CGFloat)?
    /// The interactive transition that moves the animator.
    private weak var holder: AnimationHold?

    init(duration: TimeInterval, parameters: any UITimingCurveProvider) {
        self.duration = UIView.areAnimationsEnabled ? duration : 0
        pace = AnimationPace(parameters, duration: duration)
    }

    /// Whether the completions are being called. A device reports an animator as running during these calls: fluentui-apple, pull request
    /// 1385.
    private var isCompleting = false

    var isRunning: Bool { timer != nil || isCompleting }

    /// Whether the blocks have changed nothing visible. An animator without blocks waits for some.
    private var hasNothingToDo: Bool { effect?.isSeen == false && AnimationHold.current == nil }

    /// Whether UIKit would raise an exception if the animator were released now.
    var mustNotBeReleased: Bool { state != .inactive && runtimeNumber == Runtime.current.number }

    private var now: TimeInterval { Runtime.loop.now }

    var fraction: CGFloat { fraction(at: now) }

    private func fraction(at now: TimeInterval) -> CGFloat {
        guard timer != nil, remaining > 0 else { return fractionAtMark }
        let passed = min(max(0, now - mark) / remaining, 1)
        return fractionAtMark + (1 - fractionAtMark) * passed
    }

    func add(_ block: @escaping () -> Void, delayFactor: CGFloat) {
        if state == .inactive { animations.append((block, delayFactor)) } else { perform(block, delayFactor) }
    }

    func start() {
        activate()
        run(for: (1 - fraction) * duration)
    }

    func pause() {
        if timer != nil, hasNothingToDo { return }
        activate()
        hold(at: fraction)
    }

    func scrub(to fraction: CGFloat) {
        activate()
        let wasRunning = timer != nil
        hold(at: min(max(fraction, 0), 1))
        if animator.scrubsLinearly { scrubbed = (fractionAtMark, fractionAtMark) }
        if wasRunning { run(for: (1 - fractionAtMark) * duration) }
    }

    func turn(_ reversed: Bool) {
        guard reversed != isReversed else { return }
        let wasRunning = timer != nil
        let fraction = fraction
        if scrubbed != nil {
            let shown = shownPart(at: now)
            scrubbed = (1 - fraction, reversed ? 1 - shown : shown)
        }
        isReversed = reversed
        guard state == .active else { return }
        hold(at: 1 - fraction)
        if wasRunning { run(for: (1 - fractionAtMark) * duration) }
    }

    func goOn(taking seconds: TimeInterval?) {
        activate()
        run(for: seconds ?? (1 - fraction) * duration)
    }

    func stop(withoutFinishing: Bool) {
        guard state == .active else { return }
        hold(at: fraction)
        recorder.stop(at: shownPart(at: now))
        if withoutFinishing { reset() } else { state = .stopped }
        leaveTransaction()
    }

    func finish(at position: UIViewAnimatingPosition) {
        let completions = completions
        switch position {
        case .start: recorder.undoAll()
        case .end: recorder.move(to: 1)
        case .current: break
        }
        reset()
        isCompleting = true
        for completion in completions { completion(position) }
        isCompleting = false
        leaveTransaction()
    }

    /// Called when the duration has passed.
    func runOut() {
        hold(at: 1)
        guard !animator.pausesOnCompletion else { return }
        finish(at: isReversed ? .start : .end)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        runtimeNumber = Runtime.current.number
        if duration > 0 { group = OpenTransactions.join() }
        fractionAtMark = 0
        let blocks = animations
        animations.removeAll()
        for (block, delayFactor) in blocks { perform(block, delayFactor) }
    }

    private func perform(_ block: () -> Void, _ delayFactor: CGFloat) {
        let left = (1 - fraction) * duration
        let effect = effect ?? AnimationEffect(within: AnimationContext.current?.effect)
        self.effect = effect
        let context = AnimationContext(
            duration: left * (1 - delayFactor), delay: pendingDelay + left * delayFactor, pace: pace,
            recorder: recorder, effect: effect, allowsTouches: allowsTouches, course: self,
            start: duration - left * (1 - delayFactor))
        AnimationContext.describe(duration > 0 ? context : nil, flushing: flushesUpdates, block)
    }

    private func run(for seconds: TimeInterval) {
        hold(at: fraction)
        let wait = UIView.areAnimationsEnabled && !hasNothingToDo ? pendingDelay : 0
        let seconds = hasNothingToDo ? 0 : seconds
        pendingDelay = 0
        remaining = seconds
        mark = now + wait
        if let hold = AnimationHold.current {
            holder = hold
            return hold.add(AnimatorRun(of: animator), seconds: wait + seconds)
        }
        timer = Runtime.loop.schedule(after: wait + seconds, AnimatorRun(of: animator))
    }

    private func hold(at fraction: CGFloat) {
        timer?.cancel()
        timer = nil
        fractionAtMark = fraction
    }

    private func leaveTransaction() {
        let group = group
        self.group = nil
        group?.leave()
    }

    private func reset() {
        timer?.cancel()
        timer = nil
        state = .inactive
        isReversed = false
        fractionAtMark = 0
        scrubbed = nil
        holder = nil
        completions.removeAll()
        animations.removeAll()
        recorder.forget()
        effect = nil
    }
}

extension AnimatorProgress: AnimationCourse {
    func moment(at now: TimeInterval) -> AnimationMoment? {
        guard state == .active, duration > 0 else { return nil }
        if let holder { return AnimationMoment(seconds: holder.passed(at: now) - delay) }
        let part = scrubbed == nil ? evenPart(at: now) : shownPart(at: now)
        return AnimationMoment(seconds: part * duration, isEven: scrubbed != nil)
    }

    private func evenPart(at now: TimeInterval) -> CGFloat {
        isReversed ? 1 - fraction(at: now) : fraction(at: now)
    }

    /// The part of the whole change that is shown: along the curve, or, after scrubbing, from the scrubbed value along the curve.
    private func shownPart(at now: TimeInterval) -> CGFloat {
        guard let left = scrubbed else { return paced(evenPart(at: now)) }
        let fraction = fraction(at: now)
        let rest = 1 - left.fraction
        let part =
            rest > 0 ? left.part + (1 - left.part) * paced((fraction - left.fraction) / rest) : left.part
        return isReversed ? 1 - part : part
    }

    private func paced(_ part: CGFloat) -> CGFloat {
        guard part > 0 else { return 0 }
        guard part < 1 else { return 1 }
        return CGFloat(pace.part(after: part * duration, of: duration))
    }

    func changeBegan() {}

    /// The animator continues with its other changes.
    func changeWasRemoved() {}

    func viewLeftWindow() {}
}

/// A run of an animator to its end. It retains the animator, so the app doesn't have to.
private final class AnimatorRun: LoopWork {
    private let animator: UIViewPropertyAnimator

    init(of animator: UIViewPropertyAnimator) {
        self.animator = animator
    }

    var workName: String { "animation of \(animator.duration) s" }

    func run() { animator.progress.runOut() }
}

extension AnimatorRun: HeldAnimation {
    func rewind() { animator.progress.finish(at: .start) }
}
