import Dispatch

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

    /// The main thread, recorded by its first check, because every leaving page checks here. Only the main thread sets it, and
    /// always to the same value.
    private nonisolated(unsafe) static var mainThread: pthread_t?

    /// Foundation queries the system each time, so this check is last. In a program with an asynchronous entry point, the queue
    /// identifies the main threads.
    package static var isCurrent: Bool {
        let thread = pthread_self()
        if let mainThread, pthread_equal(thread, mainThread) != 0 { return true }
        if DispatchQueue.getSpecific(key: mark) == true { return true }
        guard mainThread == nil, Thread.isMainThread else { return false }
        mainThread = thread
        return true
    }
}
