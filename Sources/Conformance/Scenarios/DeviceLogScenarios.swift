// Those of `device-logs.json`.
extension Scenario {
    static let deviceLogs: [Scenario] =
        stackLogs + containerLogs + containmentLogs + modalLogs + modalLogRules + deferredPresentations
        + wordsByVersion + placedPresentations + coordinatorRules
        + ["init-01", "init-02", "segue-03", "unwind-01", "unwind-03", "unwind-05"].map {
            Scenario.uncovered($0, "Storyboards, nibs and segues are not covered yet.")
        }
}
