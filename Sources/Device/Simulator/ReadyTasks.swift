import TaskOrder

/// The tasks that are ready to run. While simulators exist, all tasks run on the main thread, first in, first out. A test's results then
/// have the same order on every run, regardless of the machine's load.
@MainActor
struct ReadyTasks {
    /// A task's first step isn't counted, and may start another task. This many rounds without a counted step mean that no task is ready.
    private static let quietRounds = 10

    private let hasReasonToStop: @MainActor () -> Bool
    private let completion: @MainActor (End) -> Void

    enum End: Sendable {
        /// No task is ready.
        case quiet
        /// The stop condition is met. Tasks may still be ready.
        case stopped
        /// No task was ready, but one became ready before the caller could continue.
        case interrupted
        /// Tasks are still ready after 10,000 rounds.
        case endless
    }

    /// Lets every ready task run up to its next suspension point.
    static func round() async {
        await withCheckedContinuation { continuation in Task { continuation.resume() } }
    }

    /// Runs ready tasks until they suspend or end, including tasks that become ready meanwhile.
    static func run(until hasReasonToStop: @escaping @MainActor () -> Bool) async -> End {
        let (end, ready) = await withCheckedContinuation { continuation in
            ReadyTasks(hasReasonToStop: hasReasonToStop) {
                continuation.resume(returning: ($0, task_order_ready_count()))
            }
            .nextRound(quiet: 0, left: 10_000)
        }
        guard case .quiet = end else { return end }
        // Before the caller resumed, an eager clock may have moved, or the main queue may have run.
        if hasReasonToStop() { return .stopped }
        return task_order_ready_count() == ready + 1 ? .quiet : .interrupted
    }

    /// A round is over when a task created now takes its first step: all tasks that were ready before it have run.
    private func nextRound(quiet: Int, left: Int) {
        if hasReasonToStop() { return completion(.stopped) }
        guard quiet < Self.quietRounds else { return completion(.quiet) }
        guard left > 0 else { return completion(.endless) }
        let given = task_order_given_count()
        Task { nextRound(quiet: task_order_given_count() == given ? quiet + 1 : 0, left: left - 1) }
    }
}
