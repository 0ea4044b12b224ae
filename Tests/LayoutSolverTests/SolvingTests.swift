import LayoutSolver
import Testing

@Suite("Solving")
struct SolvingTests {
    let solver = LayoutSolver()

    private func solve() {
        solver.solve { conflict in
            Issue.record("unexpected conflict of \(conflict.count)")
            return conflict[0]
        }
    }

    @Test func `a required equality gives a variable its value`() {
        let x = solver.makeVariable()
        _ = solver.add([LayoutTerm(x, 2)], constant: -10, .equal, priority: 1_000)
        solve()
        #expect(solver.value(of: x) == 5)
        #expect(solver.takeChangedVariables() == [x])
        #expect(solver.takeChangedVariables().isEmpty)
    }

    @Test func `no amount of a lower priority outweighs a higher one`() {
        let x = solver.makeVariable()
        _ = solver.add([LayoutTerm(x)], constant: -1, .equal, priority: 500)
        for _ in 0..<100 { _ = solver.add([LayoutTerm(x)], constant: -9, .equal, priority: 499) }
        solve()
        #expect(solver.value(of: x) == 1)
    }

    @Test func `within a priority the sum of errors is least`() {
        let x = solver.makeVariable()
        for wish in [1.0, 2, 9] { _ = solver.add([LayoutTerm(x)], constant: -wish, .equal, priority: 250) }
        solve()
        #expect(solver.value(of: x) == 2)
    }

    @Test func `a removed constraint lets a lower one have its way`() {
        let x = solver.makeVariable()
        let high = solver.add([LayoutTerm(x)], constant: -1, .equal, priority: 1_000)
        _ = solver.add([LayoutTerm(x)], constant: -2, .equal, priority: 1)
        solve()
        #expect(solver.value(of: x) == 1)
        solver.remove(high)
        solve()
        #expect(solver.value(of: x) == 2)
    }
}
