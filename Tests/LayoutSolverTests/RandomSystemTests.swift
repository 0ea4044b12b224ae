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

    /// Enough changes for repeated refactorizations of the basis.
    @Test(arguments: 0..<4) func `hundreds of changes`(part: Int) {
        for seed in (part * 6)..<((part + 1) * 6) {
            var system = ComparedSystem(seed: UInt64(2_000_000 + seed), .init(variables: 3...7))
            system.addRandomConstraints(system.variableCount)
            for change in 0..<400 {
                system.changeAtRandom()
                system.solve()
                if change % 20 == 0 { system.check() }
            }
        }
    }

    /// Enough changes at once for the choice of a new basis.
    @Test(arguments: 0..<4) func `many changes at once`(part: Int) {
        for seed in (part * 40)..<((part + 1) * 40) {
            var system = ComparedSystem(seed: UInt64(3_000_000 + seed), .init(variables: 4...8))
            system.addRandomConstraints(16)
            system.solve()
            system.check()
            for _ in 0..<3 {
                for _ in 0..<24 { system.changeAtRandom() }
                system.solve()
                system.check()
            }
        }
    }

    /// Few small numbers: most residuals are 0, and most moves have no length.
    @Test(arguments: 0..<4) func `degenerate systems`(part: Int) {
        for seed in (part * 150)..<((part + 1) * 150) {
            let shape = ComparedSystem.Shape(
                variables: 3...6, terms: 2...4, priorities: [1_000, 750, 750, 500], coefficients: [1, -1],
                step: seed % 3)
            var system = ComparedSystem(seed: UInt64(4_000_000 + seed), shape)
            system.addRandomConstraints(6 + seed % 12)
            system.solve()
            system.check()
        }
    }

    @Test(arguments: 0..<4) func `large systems`(part: Int) {
        for seed in (part * 3)..<((part + 1) * 3) {
            let shape = ComparedSystem.Shape(
                variables: 24...32, terms: 1...2, priorities: [1_000, 750, 500, 250, 1],
                coefficients: [1, -1])
            var system = ComparedSystem(seed: UInt64(5_000_000 + seed), shape)
            system.addRandomConstraints(50)
            system.solve()
            system.check()
            for _ in 0..<10 {
                for _ in 0..<3 { system.changeAtRandom() }
                system.solve()
                system.check(ambiguity: false)
            }
        }
    }

    /// Enough violated required constraints for a repair of all at once.
    @Test(arguments: 0..<4) func `systems of required constraints`(part: Int) {
        for seed in (part * 5)..<((part + 1) * 5) {
            let shape = ComparedSystem.Shape(
                variables: 24...32, terms: 1...2, priorities: [1_000, 1_000, 1_000, 1_000, 250],
                coefficients: [1, 1, 1, -1])
            var system = ComparedSystem(seed: UInt64(6_000_000 + seed), shape)
            system.addRandomConstraints(60)
            system.solve()
            system.check(ambiguity: false)
            for _ in 0..<4 {
                for _ in 0..<30 { system.changeAtRandom() }
                system.solve()
                system.check(ambiguity: false)
            }
        }
    }

    /// Uses the rule that can't cycle from the first move on.
    @Test(arguments: 0..<4) func `Bland's rule alone`(part: Int) {
        for seed in (part * 100)..<((part + 1) * 100) {
            let shape = ComparedSystem.Shape(variables: 2...6, step: 10 * (seed % 2), patience: -1)
            var system = ComparedSystem(seed: UInt64(7_000_000 + seed), shape)
            system.addRandomConstraints(4 + seed % 14)
            for _ in 0..<3 {
                system.solve()
                system.check()
                system.changeAtRandom()
            }
        }
    }

    @Test(arguments: 0..<4) func `many priorities`(part: Int) {
        for seed in (part * 20)..<((part + 1) * 20) {
            let priorities = [1_000] + (1...40).map { Float($0) * 20 }
            var system = ComparedSystem(seed: UInt64(8_000_000 + seed), .init(priorities: priorities))
            system.addRandomConstraints(12)
            for change in 0..<60 {
                system.changeAtRandom()
                system.solve()
                if change % 10 == 0 { system.check() }
            }
        }
    }
}
