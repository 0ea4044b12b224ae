// The scenarios of `reported.json`, written by `pageflow conformance --new`.
extension Scenario {
    static let reported: [Scenario] = []
}
