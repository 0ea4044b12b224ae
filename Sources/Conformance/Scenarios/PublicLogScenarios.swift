// Those of `public-logs.json`.
extension Scenario {
    static let publicLogs: [Scenario] = []
}
