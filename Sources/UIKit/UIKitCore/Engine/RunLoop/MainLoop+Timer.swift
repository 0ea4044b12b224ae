extension MainLoop {
    /// Work with a deadline on the loop's clock.
    @MainActor
    package final class Timer: LoopWork {
        package let deadline: TimeInterval
        var order: UInt64 = 0
        var slot = -1
        private var isCancelled = false
        let isAlarm: Bool
        private let work: any LoopWork
        // An app may keep a timer, for example that of a layer, for longer than its loop exists.
        private weak var loop: MainLoop?

        init(deadline: TimeInterval, work: any LoopWork, loop: MainLoop, isAlarm: Bool = false) {
            self.deadline = deadline
            self.work = work
            self.loop = loop
            self.isAlarm = isAlarm
        }

        package var workName: String { work.workName }

        package func run() {
            guard !isCancelled else { return }
            work.run()
        }

        /// Removes the timer from the loop. Has no effect on a timer that has fired or was canceled.
        package func cancel() {
            isCancelled = true
            loop?.cancel(self)
        }

        func isDue(before other: Timer) -> Bool {
            (deadline, order) < (other.deadline, other.order)
        }
    }
}
