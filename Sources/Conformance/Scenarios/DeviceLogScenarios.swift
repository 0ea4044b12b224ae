// Those of `device-logs.json`.
extension Scenario {
    static let deviceLogs: [Scenario] = []
}
