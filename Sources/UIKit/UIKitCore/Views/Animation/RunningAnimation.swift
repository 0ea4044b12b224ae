import QuartzCore

/// An animation of the `animate` family, from its description to its end. The run loop retains it while it runs, then it calls its
/// completion.
@MainActor
final class RunningAnimation: LoopWork {
    let course: ClockCourse
    private var atEnd: (() -> Void)?
    private var completion: ((Bool) -> Void)?
    /// Left at the end, if the animation was added in a transaction.
    private var group: CompletionGroup?
    private weak var timer: MainLoop.Timer?

    private init(
        _ course: ClockCourse, in group: CompletionGroup?, atEnd: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        self.course = course
        self.group = group
        self.atEnd = atEnd
        self.completion = completion
    }

    /// Begins an animation whose changes have been described.
    static func begin(
        _ course: ClockCourse, atEnd: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        let group = course.length != 0 ? OpenTransactions.join() : nil
        let animation = RunningAnimation(course, in: group, atEnd: atEnd, completion: completion)
        if let length = course.length {
            course.ends(with: animation)
            animation.wait(length)
        } else {
            course.keeps(animation)
        }
    }

    private func wait(_ length: TimeInterval) {
        if let hold = AnimationHold.current { return hold.add(self, seconds: length) }
        timer = Runtime.loop.schedule(after: length, self)
    }

    var workName: String { "animation of \(course.secondsOfAllRuns ?? .infinity) s" }

    func run() {
        end(finished: true, atEnd)
    }

    /// Called when its changes have been removed.
    func breakOff() {
        timer?.cancel()
        Runtime.loop.afterCommit("the end of an animation") { self.end(finished: false, nil) }
    }

    private func end(finished: Bool, _ before: (() -> Void)?) {
        course.end()
        before?()
        let (completion, group) = (completion, group)
        (self.completion, self.group, atEnd) = (nil, nil, nil)
        completion?(finished)
        group?.leave()
    }
}

extension RunningAnimation: HeldAnimation {
    /// Calls the completion with `true`, because the app asks the transition how it ended. Views to remove at the end stay.
    func rewind() { end(finished: true, nil) }
}
