import PageFlowTesting
import Testing

@testable import Stress

@MainActor
@Suite(.onStage) struct FlowStressTests {
    /// 2,600 seeds of 40 operations each.
    @Test func `every request ends once, every page leaves once, nothing leaks`() async {
        for seed in 0..<UInt64(2600) {
            let run = FlowRun.random(seed: seed, count: 40)
            guard await !run.faults().isEmpty else { continue }
            let shortest = await run.shrunk()
            let list = shortest.operations.map { "  \($0)" }.joined(separator: "\n")
            let faults = await shortest.faults().joined(separator: "\n")
            Issue.record("seed \(seed), root \(shortest.firstRoot % 3)\n\(faults)\n\(list)")
            return
        }
    }
}
