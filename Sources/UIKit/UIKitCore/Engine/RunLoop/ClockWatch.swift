/// Inspects an app between its deadlines, while only animations run.
///
/// The clock must be held or eager.
@MainActor
package struct ClockWatch {
    /// The time of the next inspection.
    fileprivate var next: TimeInterval
    /// Inspects the app, and returns the seconds until the next inspection; `nil` for none.
    private let look: @MainActor () -> TimeInterval?

    /// Creates a watch that first inspects the app at a time.
    package init(at instant: TimeInterval, _ look: @escaping @MainActor () -> TimeInterval?) {
        next = instant
        self.look = look
    }

    /// Inspects the app and returns the watch for the next inspection; `nil` after the last one.
    fileprivate func afterLooking() -> ClockWatch? {
        look().map { delay in ClockWatch(at: next + max(delay, 0.001), look) }
    }
}

extension MainLoop {
    /// Sets the clock to each time at which the watch inspects the app.
    func watchClock(until end: TimeInterval) {
        while let watch, watch.next <= end {
            instant = max(now, watch.next)
            self.watch = nil
            self.watch = watch.afterLooking()
        }
    }
}
