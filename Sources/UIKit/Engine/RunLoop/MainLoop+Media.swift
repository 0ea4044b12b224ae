// What QuartzCore asks of the app that runs. It has no isolation and is asked on the main thread.
extension MainLoop: MediaHost {
    package nonisolated var mediaTime: CFTimeInterval { MainActor.assumeIsolated { currentTime } }

    package nonisolated func implicitTransactionWaits() { MainActor.assumeIsolated { noteWork() } }

    package nonisolated func layOutBeforeCommit() { MainActor.assumeIsolated { flush() } }

    package nonisolated func raise(_ reason: String) {
        MainActor.assumeIsolated { Runtime.current.diagnostics.raise(.internalInconsistency, reason) }
    }
}
