// What QuartzCore asks of the app that runs. It has no isolation and is asked on the main thread.
extension MainLoop: MediaHost {
    package nonisolated var mediaTime: CFTimeInterval { MainActor.assumeIsolated { currentTime } }

    package nonisolated func implicitTransactionWaits() { MainActor.assumeIsolated { noteWork() } }

    package nonisolated func layOutBeforeCommit() { MainActor.assumeIsolated { flush() } }

    package nonisolated func call(
        after delay: CFTimeInterval, _ name: String, _ body: @escaping () -> Void
    ) -> any MediaTimer {
        nonisolated(unsafe) let body = body
        let timer = MainActor.assumeIsolated {
            noteWork()
            // The clock of the wall may be ahead of the turn's instant, and the delay counts from where it is.
            return schedule(after: delay + currentTime - instant, name) { body() }
        }
        return LoopMediaTimer(timer)
    }

    package nonisolated func callAfterCommit(_ name: String, _ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        MainActor.assumeIsolated { afterCommit(name) { body() } }
    }

    package nonisolated func drawText(of layer: CATextLayer, in context: CGContext) {
        LayerText(layer)?.draw(in: context)
    }

    package nonisolated func raise(_ reason: String) {
        MainActor.assumeIsolated { Runtime.current.diagnostics.raise(.internalInconsistency, reason) }
    }
}

/// A timer of the loop, as QuartzCore knows it.
private final class LoopMediaTimer: MediaTimer {
    private let timer: MainLoop.Timer

    init(_ timer: MainLoop.Timer) {
        self.timer = timer
    }

    /// A layer that dies on another thread leaves a timer behind, which comes to nothing.
    func cancel() {
        guard MainThread.isCurrent else { return }
        let timer = timer
        MainActor.assumeIsolated { timer.cancel() }
    }
}
