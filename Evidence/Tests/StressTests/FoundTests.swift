import PageFlowTesting
import Testing

@testable import Stress

/// Failures found by the random test, each as its shortest script.
@MainActor
@Suite("Found by the random test", .onStage) struct FoundTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let script: String
    }

    @Test(
        arguments: Case.uikit + Case.flow + Case.callbacks + Case.dismissals + Case.outOfSight + Case.turning
            + Case.causes + Case.givenUp + Case.fingers + Case.waits + Case.columns + Case.lists)
    func `is mended`(_ row: Case) async throws {
        let faults = try await StressScript(text: row.script).faults()
        #expect(faults == [])
    }
}
