import QuartzCore

/// A value that each thread has for itself.
///
/// The main thread's is a variable of its own, because drawing asks for it all the time; that of another thread lies in the
/// thread's dictionary. Safe to use from any thread, as no two ever reach the same place.
final class PerThread<Value>: @unchecked Sendable {
    private var ofMainThread: Value?
    private let key: String

    /// - Parameter key: the name in the dictionaries of threads.
    init(_ key: String) {
        self.key = key
    }

    /// The value of the thread that asks.
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
