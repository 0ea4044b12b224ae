import UIKit

/// The later times at which PageFlow continues: the run loop's next turn, and the end of its current turn.
///
/// On a device it uses `RunLoop.main.perform(_:)` and an observer of the run loop; on Linux the runtime's own loop, whose clock a test can
/// control.
@MainActor
package enum RunLoopTurn {
    #if canImport(ObjectiveC)
        private nonisolated static var isOnMainThread: Bool { Thread.isMainThread }

        /// Runs work at the beginning of the next turn.
        static func next(_ work: @escaping @MainActor () -> Void) {
            RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(work) }
        }

        /// Runs work after the next commit, when UIKit has begun the moves requested so far.
        ///
        /// Core Animation commits in an observer of order 2,000,000, and UIKit's own later work has order 2,000,001. Counting turns isn't
        /// enough: a run loop performs blocks up to three times in a pass, and after an event continues without calling its observers.
        package static func afterCommit(_ work: @escaping @MainActor () -> Void) {
            let activities: CFRunLoopActivity = [.beforeWaiting, .exit]
            let observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, false, 3_000_000) {
                _, _ in
                MainActor.assumeIsolated(work)
            }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
            // The observers of this pass may have been called already.
            CFRunLoopWakeUp(CFRunLoopGetMain())
        }
    #else
        /// Whether the main actor's code runs on this thread: on Linux another thread may serve its queue.
        private nonisolated static var isOnMainThread: Bool { MainThread.isCurrent }

        /// Runs work at the beginning of the next turn.
        static func next(_ work: @escaping @MainActor () -> Void) {
            Runtime.current.loop.nextTurn("work of PageFlow", work)
        }

        /// Runs work after the next commit, when UIKit has begun the moves requested so far.
        package static func afterCommit(_ work: @escaping @MainActor () -> Void) {
            Runtime.current.loop.behindCommit("work of PageFlow", work)
        }
    #endif

    /// Runs work in the next turn, after the tasks that are ready by then.
    static func nextAfterTasks(_ work: @escaping @MainActor () -> Void) {
        next { Task { @MainActor in work() } }
    }

    /// Runs work after the next commit, and after the tasks that are ready by then and the tasks that these resume: a guard's answer passes
    /// through several tasks.
    static func afterCommitAndTasks(_ work: @escaping @MainActor () -> Void) {
        afterCommit { Task { @MainActor in nextAfterTasks(work) } }
    }

    /// Runs work on the main thread: at once if called there, otherwise in a task.
    nonisolated static func onMainThread(_ work: @escaping @MainActor () -> Void) {
        if isOnMainThread { MainActor.assumeIsolated(work) } else { Task { @MainActor in work() } }
    }
}
