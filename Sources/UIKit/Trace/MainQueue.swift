import Dispatch

/// Whether code that is not isolated happens to run where the main actor does.
///
/// On Linux the main queue may be served by another thread than the main one, so that asking for the main thread
/// is not enough.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }
}
