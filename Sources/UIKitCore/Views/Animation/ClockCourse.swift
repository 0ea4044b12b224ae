/// The course of an animation of the animate family, by the clock or by the finger that moves a transition.
@MainActor
final class ClockCourse {
    private enum Phase {
        /// Described, or under way, since a moment of the clock.
        case running(since: TimeInterval)
        /// A transition's, that a finger may move.
        case held(Held)
        case over
    }

    /// A transition that is given up takes its animations with it.
    private struct Held {
        weak var hold: AnimationHold?
    }

    private let duration: TimeInterval
    private let delay: TimeInterval
    /// How the whole runs where its parts run evenly, as keyframes do.
    private let wholePace: AnimationPace?
    private var phase: Phase
    private let repeats: Repeats
    /// What ends with the course, and is held by the loop.
    private weak var animation: RunningAnimation?
    /// What nobody else holds, because it has no end.
    private var endless: RunningAnimation?
    /// How many changes are shown that nobody has taken away.
    private var changeCount = 0

    init(duration: TimeInterval, delay: TimeInterval, wholePace: AnimationPace?, repeats: Repeats) {
        self.duration = duration
        self.delay = delay
        self.wholePace = wholePace
        self.repeats = repeats
        phase = AnimationHold.current.map { .held(Held(hold: $0)) } ?? .running(since: Runtime.loop.now)
    }

    /// The time from the description to the end; `nil` without an end.
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

    /// Without any change left the animation ends, and has not finished.
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
