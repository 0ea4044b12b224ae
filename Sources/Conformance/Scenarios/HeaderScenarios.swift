// Those of `headers-and-logs.json`.
extension Scenario {
    static let headersAndLogs: [Scenario] = []
}
