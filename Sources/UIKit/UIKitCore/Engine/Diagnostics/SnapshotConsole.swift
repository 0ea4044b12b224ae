/// Reports misuse of list snapshots, which apps can create on any thread.
struct SnapshotConsole: SnapshotDiagnostics {
    func raise(_ reason: String) {
        guard MainThread.isCurrent else {
            fatalError(
                "*** Terminating app due to uncaught exception "
                    + "'\(Diagnostics.ExceptionName.internalInconsistency.rawValue)', reason: '\(reason)'")
        }
        MainActor.assumeIsolated { Runtime.current.diagnostics.raise(.internalInconsistency, reason) }
    }

    func warn(_ message: String) {
        guard MainThread.isCurrent else {
            try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
            return
        }
        MainActor.assumeIsolated { Runtime.current.diagnostics.warn(message) }
    }
}
