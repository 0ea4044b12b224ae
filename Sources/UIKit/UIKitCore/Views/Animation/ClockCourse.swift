/// The course of an animation of the `animate` family, driven by the clock or by an interactive transition.
@MainActor
final class ClockCourse {
    private enum Phase {
        /// Described or running, since a moment of the clock.
        case running(since: TimeInterval)
        /// Part of a transition, which a gesture may drive.
        case held(Held)
        case over
    }

    /// A canceled transition rewinds its animations.
    private struct Held {
        weak var hold: AnimationHold?
    }

    private let duration: TimeInterval
    private let delay: TimeInterval
    /// The timing of the whole animation if its parts are linear, as keyframes are.
    private let wholePace: AnimationPace?
    private var phase: Phase
    private let repeats: Repeats
    /// The animation that ends with the course. The run loop retains it.
    private weak var animation: RunningAnimation?
    /// Retains an endless animation, which the run loop doesn't.
    private var endless: RunningAnimation?
    /// The number of changes that are still shown.
    private var changeCount = 0

    init(duration: TimeInterval, delay: TimeInterval, wholePace: AnimationPace?, repeats: Repeats) {
        self.duration = duration
        self.delay = delay
        self.wholePace = wholePace
        self.repeats = repeats
        phase = AnimationHold.current.map { .held(Held(hold: $0)) } ?? .running(since: Runtime.loop.now)
    }

    /// The time from the description to the end; `nil` for an endless animation.
    var length: TimeInterval? { secondsOfAllRuns.map { delay + $0 } }

    var secondsOfAllRuns: TimeInterval? { repeats.total(of: duration) }

    func ends(with animation: RunningAnimation) { self.animation = animation }

    func keeps(_ animation: RunningAnimation) {
        self.animation = animation
        endless = animation
    }

    func end() {
        phase = .over
        endless = nil
    }
}

extension ClockCourse: AnimationCourse {
    func moment(at now: TimeInterval) -> AnimationMoment? {
        switch phase {
        case .running(let since): moment(after: now - since)
        case .held(let held): held.hold.flatMap { moment(after: $0.passed(at: now)) }
        case .over: nil
        }
    }

    private func moment(after passed: TimeInterval) -> AnimationMoment {
        let seconds = repeats.secondsOfRun(after: passed - delay, of: duration)
        guard let wholePace, seconds > 0, duration > 0 else { return AnimationMoment(seconds: seconds) }
        let part = wholePace.part(after: min(seconds, duration), of: duration)
        return AnimationMoment(seconds: part * duration, isEven: true)
    }

    func changeBegan() { changeCount += 1 }

    /// The animation ends unfinished when its last change is removed.
    func changeWasRemoved() {
        changeCount -= 1
        guard changeCount == 0, case .running = phase else { return }
        phase = .over
        animation?.breakOff()
    }

    func viewLeftWindow() {
        if endless != nil { changeWasRemoved() }
    }
}
