import PageFlowTesting
import Testing

@testable import Conformance

@MainActor
@Suite(.onStage) struct EvidenceTests {
    @Test(arguments: await Evidence.entries.map(\.id))
    func theRuntimeDoesWhatTheEvidenceSays(id: String) throws {
        let entry = try #require(Evidence.entries.first { $0.id == id })
        let finding = Conformance.check(entry)
        if case .fallsShort(let expected, let actual) = finding.result {
            Issue.record("\(id), \(entry.scenario)\nexpected: \(expected)\nactual: \(actual)")
        }
    }

    @Test func everyEntryHasOneScenario() {
        #expect(Set(Scenario.all.map(\.id)) == Set(Evidence.entries.map(\.id)))
        #expect(Scenario.all.count == Evidence.entries.count)
    }

    @Test func whatContradictsAnEntryIsTriedAndPasses() throws {
        for scenario in Scenario.all {
            guard case .untried(.contradicted(let ids, _)) = scenario.form else { continue }
            #expect(!ids.isEmpty, "\(scenario.id)")
            for id in ids {
                let entry = try #require(Evidence.entries.first { $0.id == id }, "\(scenario.id)")
                #expect(Conformance.check(entry).result == .passes, "\(scenario.id), \(id)")
            }
        }
    }
}
