/// The result of comparing one entry of the evidence.
public struct Finding: Sendable {
    /// How the runtime compares.
    public enum Result: Sendable, Equatable {
        /// The runtime does what the entry says.
        case passes
        /// The runtime does something else.
        case fallsShort(expected: [String], actual: [String])
        /// Nothing was run.
        case untried(Untried)
    }

    /// The entry.
    public let entry: EvidenceEntry
    /// How the runtime compares.
    public let result: Result
    /// What of the entry the scenario does in another way or leaves out; `nil` when it is run to the letter.
    public let remark: String?
}

/// Holds the runtime against the evidence.
@MainActor
public enum Conformance {
    /// Runs every entry's scenario.
    public static func check() -> [Finding] {
        Evidence.entries.map(check)
    }

    /// Runs one entry's scenario, on each version of iOS that the entry speaks of.
    public static func check(_ entry: EvidenceEntry) -> Finding {
        guard let scenario = Scenario.named(entry.id) else {
            return Finding(
                entry: entry, result: .untried(.notCovered("No scenario has been written.")), remark: nil)
        }
        return Finding(entry: entry, result: scenario.result(for: entry), remark: scenario.remark)
    }
}
