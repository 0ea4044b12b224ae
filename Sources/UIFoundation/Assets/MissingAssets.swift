/// Names that a bundle has nothing for.
enum MissingAssets {
    /// Writes a warning; in other threads than the main one nobody hears of it.
    static func warn(_ message: String, _ bundle: Bundle?) {
        guard MainThread.isCurrent else { return }
        let path = (bundle ?? .main).bundlePath
        MainActor.assumeIsolated { RunningApp.current.diagnostics.warn("\(message) \(path)") }
    }
}
