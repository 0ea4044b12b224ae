import Simulator
import Testing

extension Simulator {
    /// Runs until no work is pending. The test fails if the app doesn't settle.
    package func rest() {
        do { _ = try settle() } catch { Issue.record(error) }
    }
}
