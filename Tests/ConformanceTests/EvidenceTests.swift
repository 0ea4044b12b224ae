import PageFlowTesting
import Testing

@testable import Conformance

@MainActor
@Suite(.onStage) struct EvidenceTests {
    @Test(arguments: Evidence.entries.map(\.id))
    func theRuntimeDoesWhatTheEvidenceSays(id: String) throws {
        let entry = try #require(Evidence.entries.first { $0.id == id })
        let finding = Conformance.check(entry)
        if case .fallsShort(let expected, let actual) = finding.result {
            Issue.record("\(id), \(entry.scenario)\nexpected: \(expected)\nactual: \(actual)")
        }
    }

    @Test func everyEntryHasOneScenario() {
        #expect(Evidence.entries.count == 203)
        #expect(Set(Scenario.all.map(\.id)) == Set(Evidence.entries.map(\.id)))
        #expect(Scenario.all.count == Evidence.entries.count)
    }

    @Test func nothingElseIsUncovered() {
        let uncovered = Scenario.all.filter { if case .uncovered = $0.form { true } else { false } }.map(\.id)
        #expect(Set(uncovered) == Set(Self.reasons.values.joined()))
    }

    private static let reasons = [
        "storyboards and segues": [
            "init-03", "init-06", "segue-01", "segue-02", "unwind-02", "unwind-04", "unwind-06", "msg-24",
        ],
        "systems before iOS 12": ["push-20", "msg-22"],
        "contradicted by a device's log": ["pop-06", "chain-01", "root-04"],
    ]
}
