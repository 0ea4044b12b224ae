/// Names that a bundle has nothing for.
enum MissingAssets {
    /// Writes a warning; on other threads than the main one it is lost.
    static func warn(_ message: String, _ bundle: Bundle?) {
        guard MainThread.isCurrent else { return }
        let path = (bundle ?? .main).bundlePath
        MainActor.assumeIsolated { RunningApp.current.diagnostics.warn("\(message) \(path)") }
    }
}
