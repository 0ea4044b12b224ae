// QuartzCore's requests to the running app. The protocol has no isolation; it is called on the main thread.
extension MainLoop: MediaHost {
    package nonisolated var mediaTime: CFTimeInterval { MainActor.assumeIsolated { currentTime } }

    package nonisolated func implicitTransactionWaits() { MainActor.assumeIsolated { noteWork() } }

    package nonisolated func layOutBeforeCommit() { MainActor.assumeIsolated { flush() } }

    package nonisolated func call(
        after delay: CFTimeInterval, _ name: String, _ body: @escaping () -> Void
    ) -> any MediaTimer {
        let timer = MainThread.isolated(body) { body in
            noteWork()
            // The wall clock may be ahead of the turn's time, and the delay starts at the wall clock's time.
            return schedule(after: delay + currentTime - instant, name) { body() }
        }
        return LoopMediaTimer(timer)
    }

    package nonisolated func callAfterCommit(_ name: String, _ body: @escaping () -> Void) {
        MainThread.isolated(body) { body in afterCommit(name) { body() } }
    }

    package nonisolated func drawText(of layer: CATextLayer, in context: CGContext) {
        LayerText(layer)?.draw(in: context)
    }

    package nonisolated func raise(_ reason: String) {
        MainActor.assumeIsolated { Runtime.current.diagnostics.raise(.internalInconsistency, reason) }
    }
}

/// A timer of the loop for QuartzCore.
private final class LoopMediaTimer: MediaTimer {
    private let timer: MainLoop.Timer

    init(_ timer: MainLoop.Timer) {
        self.timer = timer
    }

    /// Cancels the timer. Has no effect on another thread: a layer that is deallocated there leaves a timer that does
    /// nothing.
    func cancel() {
        guard MainThread.isCurrent else { return }
        let timer = timer
        MainActor.assumeIsolated { timer.cancel() }
    }
}
