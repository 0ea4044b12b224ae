/// Why an entry of the evidence is not run.
public enum Untried: Sendable, Equatable {
    /// What the entry is about does not exist here yet.
    case notCovered(String)
    /// Other entries, which are run and pass, say something else.
    case contradicted(by: [String], String)
    /// The source is not enough to build a rule on.
    case open(String)

    /// The state, in the words of a table.
    public var state: String {
        switch self {
        case .notCovered: "not covered yet"
        case .contradicted: "contradicted"
        case .open: "open"
        }
    }

    /// The reason, in a sentence.
    public var reason: String {
        switch self {
        case .notCovered(let reason), .open(let reason): reason
        case .contradicted(let ids, let reason): "Contradicted by \(ids.joined(separator: ", ")): \(reason)"
        }
    }
}
