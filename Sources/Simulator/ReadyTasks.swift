import TaskOrder

/// The tasks that could take a step now. While there are simulators, all of them do so on the main thread, first come,
/// first served: what a test waits for comes in the same order each time, however busy the machine is.
@MainActor
struct ReadyTasks {
    /// A task's first step is not counted, and may begin another task: so many of them in a row are waited for.
    private static let quietRounds = 10

    private let hasReasonToStop: @MainActor () -> Bool
    private let completion: @MainActor (End) -> Void

    enum End: Sendable {
        /// No task is ready any more.
        case quiet
        /// The reason to stop has come, and tasks may be ready still.
        case stopped
        /// No task was ready, but one became ready before the caller could continue.
        case interrupted
        /// Tasks are ready after 10,000 rounds.
        case endless
    }

    /// Lets every task that is ready take one step.
    static func round() async {
        await withCheckedContinuation { continuation in Task { continuation.resume() } }
    }

    /// Lets every task that is ready run until it waits or ends, and those that become ready with that.
    static func run(until hasReasonToStop: @escaping @MainActor () -> Bool) async -> End {
        let (end, ready) = await withCheckedContinuation { continuation in
            ReadyTasks(hasReasonToStop: hasReasonToStop) {
                continuation.resume(returning: ($0, task_order_ready_count()))
            }
            .nextRound(quiet: 0, left: 10_000)
        }
        guard case .quiet = end else { return end }
        // Before the caller continued, an eager clock may have moved, or the main queue may have run.
        if hasReasonToStop() { return .stopped }
        return task_order_ready_count() == ready + 1 ? .quiet : .interrupted
    }

    /// A round is over when a task that begins now takes its first step: those that were ready have had theirs.
    private func nextRound(quiet: Int, left: Int) {
        if hasReasonToStop() { return completion(.stopped) }
        guard quiet < Self.quietRounds else { return completion(.quiet) }
        guard left > 0 else { return completion(.endless) }
        let given = task_order_given_count()
        Task { nextRound(quiet: task_order_given_count() == given ? quiet + 1 : 0, left: left - 1) }
    }
}
