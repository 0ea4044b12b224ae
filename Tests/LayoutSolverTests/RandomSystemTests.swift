import LayoutSolver
import Testing

@Suite("Random systems, against exact solutions")
struct RandomSystemTests {
    @Test(arguments: 0..<10) func `ten thousand systems`(part: Int) {
        for seed in (part * 1_000)..<((part + 1) * 1_000) {
            var system = ComparedSystem(seed: UInt64(seed))
            system.addRandomConstraints(system.variableCount + seed % 6)
            system.solve()
            system.check(ambiguity: seed % 4 == 0)
        }
    }

    @Test(arguments: 0..<10) func `changes one after the other`(part: Int) {
        for seed in (part * 60)..<((part + 1) * 60) {
            var system = ComparedSystem(seed: UInt64(1_000_000 + seed), .init(variables: 2...6))
            system.addRandomConstraints(system.variableCount)
            for _ in 0..<12 {
                system.changeAtRandom()
                system.solve()
                system.check(ambiguity: seed % 4 == 0)
            }
        }
    }
}
