// The entries that `pageflow conformance --new` has written.
extension Scenario {
    static let reported: [Scenario] = []
}
