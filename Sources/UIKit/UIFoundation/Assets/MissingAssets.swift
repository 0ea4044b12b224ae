/// Warnings about missing assets.
enum MissingAssets {
    /// Prints a warning on the main thread; does nothing on other threads.
    static func warn(_ message: String, _ bundle: Bundle?) {
        guard MainThread.isCurrent else { return }
        let path = (bundle ?? .main).bundlePath
        MainActor.assumeIsolated { RunningApp.current.diagnostics.warn("\(message) \(path)") }
    }
}
