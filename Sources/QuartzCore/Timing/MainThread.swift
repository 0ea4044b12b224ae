import Dispatch

/// Whether code that is not isolated happens to run where the main actor does.
///
/// On Linux a program with an asynchronous entry gives its first thread up, and other threads take turns at the main queue:
/// asking for the main thread is not enough.
package enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, once it has asked: every page that goes asks here. Only the main thread itself sets it, and to one value.
    private nonisolated(unsafe) static var mainThread: pthread_t?

    /// Foundation asks the system each time, so it comes last: the threads of a program with an asynchronous entry know by their
    /// queue.
    package static var isCurrent: Bool {
        let thread = pthread_self()
        if let mainThread, pthread_equal(thread, mainThread) != 0 { return true }
        if DispatchQueue.getSpecific(key: mark) == true { return true }
        guard mainThread == nil, Thread.isMainThread else { return false }
        mainThread = thread
        return true
    }
}
