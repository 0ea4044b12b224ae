/// Whether the code that runs is the main thread's.
///
/// On Linux a program with an asynchronous entry gives its first thread up, and other threads take turns at the main queue.
package enum MainThread {
    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    }

    private static let mark = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()
}
