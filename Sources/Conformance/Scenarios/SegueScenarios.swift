import Simulator

// Storyboards and segues.
extension Scenario {
    static let segues: [Scenario] = ["segue-01", "segue-02", "unwind-02", "unwind-04", "unwind-06"].map {
        Scenario.uncovered($0, "Storyboards and segues are not covered yet.")
    }
}
