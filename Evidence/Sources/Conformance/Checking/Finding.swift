/// The result of comparing the runtime with one entry of the evidence.
public struct Finding: Sendable {
    /// The outcome of the comparison.
    public enum Result: Sendable, Equatable {
        /// The runtime conforms to the entry.
        case passes
        /// The runtime doesn't conform to the entry.
        case fallsShort(expected: [String], actual: [String])
        /// The scenario didn't run.
        case untried(Untried)
    }

    /// The entry.
    public let entry: EvidenceEntry
    /// The outcome of the comparison.
    public let result: Result
    /// The parts of the entry that the scenario changes or omits; `nil` if it follows the entry exactly.
    public let remark: String?
}

/// Compares the runtime with the evidence.
@MainActor
public enum Conformance {
    /// Runs every entry's scenario.
    public static func check() -> [Finding] {
        Evidence.entries.map(check)
    }

    /// Runs one entry's scenario, on each version of iOS that the entry names.
    public static func check(_ entry: EvidenceEntry) -> Finding {
        guard let scenario = Scenario.named(entry.id) else {
            return Finding(
                entry: entry, result: .untried(.notCovered("No scenario has been written.")), remark: nil)
        }
        return Finding(entry: entry, result: scenario.result(for: entry), remark: scenario.remark)
    }
}
