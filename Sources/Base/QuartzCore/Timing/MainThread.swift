import Dispatch
import Synchronization

/// Checks whether nonisolated code runs on the main actor's thread.
///
/// On Linux, a program with an asynchronous entry point doesn't keep its first thread, and other threads take turns at the main
/// queue, so checking for the main thread isn't enough.
package enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, recorded by its first check, because every leaving page checks here; 0 before. Only the main thread
    /// sets it, and always to the same value.
    private static let mainThread = Atomic<pthread_t>(0)

    /// Foundation queries the system each time, so this check is last. In a program with an asynchronous entry point, the queue
    /// identifies the main threads.
    package static var isCurrent: Bool {
        let (thread, known) = (pthread_self(), mainThread.load(ordering: .relaxed))
        if thread == known || DispatchQueue.getSpecific(key: mark) == true { return true }
        guard known == 0, Thread.isMainThread else { return false }
        mainThread.store(thread, ordering: .relaxed)
        return true
    }
}
