// The scenarios of `device-logs.json`.
extension Scenario {
    static let deviceLogs: [Scenario] =
        stackLogs + containerLogs + containmentLogs + modalLogs + modalLogRules + deferredPresentations
        + wordsByVersion + placedPresentations + coordinatorRules
}
