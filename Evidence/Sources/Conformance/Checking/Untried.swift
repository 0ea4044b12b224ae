/// The reason that an entry of the evidence isn't run.
public enum Untried: Sendable, Equatable {
    /// The entry's subject isn't implemented yet.
    case notCovered(String)
    /// Other entries, which run and pass, contradict it.
    case contradicted(by: [String], String)
    /// The source isn't sufficient for a rule.
    case open(String)

    /// The state as a text for a table.
    public var state: String {
        switch self {
        case .notCovered: "not covered yet"
        case .contradicted: "contradicted"
        case .open: "open"
        }
    }

    /// The reason as a sentence.
    public var reason: String {
        switch self {
        case .notCovered(let reason), .open(let reason): reason
        case .contradicted(let ids, let reason): "Contradicted by \(ids.joined(separator: ", ")): \(reason)"
        }
    }
}
