// Those of `device-logs.json`.
extension Scenario {
    static let deviceLogs: [Scenario] =
        stackLogs + containerLogs + containmentLogs + modalLogs + modalLogRules + deferredPresentations
        + wordsByVersion + placedPresentations + coordinatorRules
        + ["init-01", "init-02"].map { Scenario.uncovered($0, "Nibs are not covered yet.") }
}
