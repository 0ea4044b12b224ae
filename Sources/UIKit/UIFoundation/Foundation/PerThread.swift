import QuartzCore

/// A thread-local value.
///
/// The main thread's value is a stored property, because drawing reads it frequently; the values of other threads are in
/// the threads' dictionaries. Safe to use from any thread, because each thread accesses only its own value.
final class PerThread<Value>: @unchecked Sendable {
    private var ofMainThread: Value?
    private let key: String

    /// - Parameter key: The key in the threads' dictionaries.
    init(_ key: String) {
        self.key = key
    }

    /// The value of the current thread.
    var value: Value? {
        get { MainThread.isCurrent ? ofMainThread : Thread.current.threadDictionary[key] as? Value }
        set {
            if MainThread.isCurrent {
                ofMainThread = newValue
            } else {
                Thread.current.threadDictionary[key] = newValue
            }
        }
    }
}
