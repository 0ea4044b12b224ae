import Synchronization

/// How many connections are open.
final class ConnectionCount: Sendable {
    private let count = Mutex(0)

    /// Counts one more, if there may be one.
    func begin(atMost most: Int) -> Bool {
        count.withLock { count in
            guard count < most else { return false }
            count += 1
            return true
        }
    }

    /// One has ended.
    func end() { count.withLock { $0 -= 1 } }
}
