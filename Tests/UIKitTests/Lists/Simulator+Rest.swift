import Simulator
import Testing

extension Simulator {
    /// Goes on until nothing is under way. What does not come to rest fails the test.
    func rest() {
        do { _ = try settle() } catch { Issue.record(error) }
    }
}
