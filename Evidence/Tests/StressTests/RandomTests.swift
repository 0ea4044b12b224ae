import Testing

@testable import Stress

@Suite("Random operations") struct RandomTests {
    /// 100,000 operations in each world. `pageflow stress` performs more. Each world has a separate process, so other tests continue.
    @Test(arguments: StressScript.World.allCases)
    func `every invariant holds after any operations, from any place, at any time`(
        _ world: StressScript.World
    ) async {
        await #expect(processExitsWith: .success) { [world] in
            await RandomTests.search(in: world)
        }
    }

    @MainActor
    private static func search(in world: StressScript.World) async {
        let plan = StressPlan(operations: 100_000, seed: 2026, worlds: [world])
        guard let broken = await plan.firstBroken() else { return }
        let shortest = await broken.shrunk()
        let faults = await shortest.faults().joined(separator: "\n")
        Issue.record("\(faults)\n\(shortest)")
    }

    @Test func `the same seed makes the same scripts, a quarter of the apps in each world`() {
        let plan = StressPlan(operations: 1000, seed: 7)
        let scripts = Array(plan.scripts)
        #expect(scripts == Array(StressPlan(operations: 1000, seed: 7).scripts))
        #expect(scripts.map(\.operations.count).reduce(0, +) == 1000)
        #expect(scripts.filter { $0.world == .flow }.count * 4 == scripts.count - 1)
        #expect(scripts != Array(StressPlan(operations: 1000, seed: 8).scripts))
    }
}
