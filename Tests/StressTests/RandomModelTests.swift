import PageFlowTesting
import Simulator
import Stress
import Testing

@MainActor
@Suite(.onStage) struct RandomModelTests {
    /// 2,600 apps of 40 operations: more than 100,000 in all.
    @Test func `every invariant holds after any operations, from any place, at any time`() {
        for seed in UInt64(0)..<2_600 {
            let run = StressRun.random(seed: seed, count: 40)
            guard !run.faults().isEmpty else { continue }
            let shortest = run.shrunk()
            Issue.record(
                """
                Seed \(seed) breaks:
                \(shortest.faults().joined(separator: "\n"))
                after root \(shortest.firstRoot % 3):
                \(shortest.operations.map(\.description).joined(separator: "\n"))
                """)
            return
        }
    }
}
