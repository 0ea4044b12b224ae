import UIKit

/// Work for the beginning of the run loop's next turn.
///
/// On a device it is `RunLoop.main.perform(_:)`, on Linux the runtime's own loop, which a test may hold.
@MainActor
enum NextTurn {
    #if canImport(ObjectiveC)
        /// How many turns have to begin until the present one's commit has come for certain. A run loop performs blocks up
        /// to twice in a pass, before UIKit's commit and after it.
        static let untilCommit = 3

        private nonisolated static var isOnMainThread: Bool { Thread.isMainThread }

        static func run(_ work: @escaping @MainActor () -> Void) {
            RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(work) }
        }
    #else
        /// How many turns have to begin until the present one's commit has come for certain. What is asked for at the end of
        /// a turn begins the next turn before its commit.
        static let untilCommit = 2

        /// Whether the main actor's code runs here: on Linux another thread may serve its queue.
        private nonisolated static var isOnMainThread: Bool { MainThread.isCurrent }

        static func run(_ work: @escaping @MainActor () -> Void) {
            Runtime.current.loop.nextTurn("work of PageFlow", work)
        }
    #endif

    /// Runs work on the main thread: at once if it is asked for there, else in a task.
    nonisolated static func onMainThread(_ work: @escaping @MainActor () -> Void) {
        if isOnMainThread { MainActor.assumeIsolated(work) } else { Task { @MainActor in work() } }
    }

    /// Runs work when the present turn's commit has come for certain: what was asked of UIKit has begun then.
    static func afterCommit(_ work: @escaping @MainActor () -> Void) { run(work, after: untilCommit) }

    private static func run(_ work: @escaping @MainActor () -> Void, after turns: Int) {
        run { turns > 1 ? run(work, after: turns - 1) : work() }
    }
}
