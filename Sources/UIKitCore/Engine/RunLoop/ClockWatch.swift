/// Looks at an app at instants between its deadlines, where nothing happens but that animations go on.
///
/// The clock has to be held, or eager.
@MainActor
package struct ClockWatch {
    /// When it looks next.
    fileprivate var next: TimeInterval
    /// Looks, and returns how many seconds later it looks again; `nil` for never.
    private let look: @MainActor () -> TimeInterval?

    /// A watch that looks for the first time at an instant.
    package init(at instant: TimeInterval, _ look: @escaping @MainActor () -> TimeInterval?) {
        next = instant
        self.look = look
    }

    /// The watch after one look; `nil` when that was the last.
    fileprivate func afterLooking() -> ClockWatch? {
        look().map { delay in ClockWatch(at: next + max(delay, 0.001), look) }
    }
}

extension MainLoop {
    /// Sets the clock to each instant at which the watch wants to look.
    func watchClock(until end: TimeInterval) {
        while let watch, watch.next <= end {
            instant = max(now, watch.next)
            self.watch = nil
            self.watch = watch.afterLooking()
        }
    }
}
