import Simulator

// What no scenario can show yet.
extension Scenario {
    static let interactivePop: [Scenario] = (1...9).map { number in
        Scenario.uncovered("ipop-0\(number)", "Interactive swipes are not covered yet.")
    }

    static let segues: [Scenario] = ["segue-01", "segue-02", "unwind-02", "unwind-04", "unwind-06"].map {
        Scenario.uncovered($0, "Storyboards and segues are not covered yet.")
    }
}
