import LayoutSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
    let solver = LayoutSolver()

    private func pin(_ variable: LayoutVariable, to value: Double) -> LayoutConstraintID {
        solver.add([LayoutTerm(variable)], constant: -value, .equal, priority: 1_000)
    }

    /// Solves and returns the conflicts; each time, the first named constraint is broken.
    private func conflicts(breaking choices: LayoutConstraintID...) -> [Set<LayoutConstraintID>] {
        var conflicts: [Set<LayoutConstraintID>] = []
        solver.solve { conflict in
            conflicts.append(Set(conflict))
            return choices.first { conflict.contains($0) } ?? conflict[0]
        }
        return conflicts
    }

    @Test func `a conflict names the constraints that cannot hold together, and no others`() {
        let x = solver.makeVariable(), y = solver.makeVariable()
        let one = pin(x, to: 1), two = pin(x, to: 2)
        _ = pin(y, to: 3)
        #expect(conflicts(breaking: one) == [[one, two]])
        #expect(solver.value(of: x) == 2)
        #expect(solver.value(of: y) == 3)
    }

    @Test func `a conflict can go through many constraints`() {
        let variables = (0..<20).map { _ in solver.makeVariable() }
        var chain = [pin(variables[0], to: 0)]
        for (one, other) in zip(variables, variables.dropFirst()) {
            let terms = [LayoutTerm(other), LayoutTerm(one, -1)]
            chain.append(solver.add(terms, constant: -8, .greaterThanOrEqual, priority: 1_000))
        }
        chain.append(
            solver.add([LayoutTerm(variables[19])], constant: -100, .lessThanOrEqual, priority: 1_000))
        #expect(conflicts(breaking: chain[20]) == [Set(chain)])
        #expect(solver.value(of: variables[19]) >= 19 * 8)
    }

    @Test func `a constraint without terms conflicts with itself`() {
        let id = solver.add([], constant: 1, .equal, priority: 1_000)
        #expect(conflicts() == [[id]])
    }

    @Test func `the terms of a variable add up`() {
        let x = solver.makeVariable()
        let id = solver.add(
            [LayoutTerm(x), LayoutTerm(x, -1)], constant: 1, .lessThanOrEqual, priority: 1_000)
        #expect(conflicts() == [[id]])
    }

    @Test(arguments: [false, true])
    func `a broken constraint stays out when the conflict goes away`(isConstantChanged: Bool) {
        let x = solver.makeVariable()
        let first = pin(x, to: 1), second = pin(x, to: 2)
        #expect(conflicts(breaking: first).count == 1)
        if isConstantChanged { solver.setConstant(-3, of: first) } else { solver.remove(second) }
        #expect(conflicts().isEmpty)
        #expect(solver.value(of: x) == 2)
    }

    @Test func `a broken constraint is back when it is removed and added again`() {
        let x = solver.makeVariable()
        let first = pin(x, to: 1), second = pin(x, to: 2)
        #expect(conflicts(breaking: first).count == 1)
        solver.remove(second)
        solver.remove(first)
        _ = pin(x, to: 1)
        #expect(conflicts().isEmpty)
        #expect(solver.value(of: x) == 1)
    }

    @Test func `a constant can bring a conflict, and a priority can take it away`() {
        let x = solver.makeVariable()
        let least = solver.add([LayoutTerm(x)], constant: -10, .greaterThanOrEqual, priority: 1_000)
        let most = solver.add([LayoutTerm(x)], constant: -20, .lessThanOrEqual, priority: 1_000)
        #expect(conflicts().isEmpty)
        solver.setConstant(-30, of: least)
        solver.setPriority(999, of: most)
        #expect(conflicts().isEmpty)
        #expect(solver.value(of: x) == 30)
        solver.setPriority(1_000, of: most)
        #expect(conflicts(breaking: least) == [[least, most]])
        #expect(solver.value(of: x) <= 20)
    }

    @Test func `what nearly holds is no conflict`() {
        let x = solver.makeVariable(), y = solver.makeVariable()
        _ = pin(x, to: 0.1)
        _ = solver.add([LayoutTerm(y), LayoutTerm(x, -3)], constant: 0, .equal, priority: 1_000)
        _ = pin(y, to: 0.3)
        #expect(conflicts().isEmpty)
    }
}
