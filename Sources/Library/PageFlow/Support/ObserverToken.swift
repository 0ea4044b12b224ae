import Foundation

/// Removes an observer of notifications when it is released.
final class ObserverToken: @unchecked Sendable {
    // Written once in `init` and read once in `deinit`, without concurrent access.
    private let observer: any NSObjectProtocol

    init(_ observer: any NSObjectProtocol) {
        self.observer = observer
    }

    deinit {
        NotificationCenter.default.removeObserver(observer)
    }
}
