import LayoutSolver
import SeededNumbers
import Testing

@Suite("Values that stay")
struct StableValueTests {
    let solver = LayoutSolver()

    private func solve() {
        solver.solve { conflict in
            Issue.record("unexpected conflict of \(conflict.count)")
            return conflict[0]
        }
    }

    @Test func `a variable that no constraint names is 0`() {
        let x = solver.makeVariable()
        solve()
        #expect(solver.value(of: x) == 0)
        #expect(solver.takeChangedVariables().isEmpty)
        #expect(solver.isAmbiguous(x))
    }

    @Test func `a variable keeps its value when its last constraint goes`() {
        let x = solver.makeVariable()
        let id = solver.add([LayoutTerm(x)], constant: -10, .equal, priority: 1_000)
        solve()
        solver.remove(id)
        solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test func `a bound that a value keeps anyway does not move it`() {
        let x = solver.makeVariable()
        let id = solver.add([LayoutTerm(x)], constant: -10, .equal, priority: 1_000)
        solve()
        _ = solver.takeChangedVariables()
        solver.remove(id)
        _ = solver.add([LayoutTerm(x)], constant: -5, .greaterThanOrEqual, priority: 1_000)
        solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.takeChangedVariables().isEmpty)
    }

    @Test func `a variable that is given back starts again at 0`() {
        let x = solver.makeVariable()
        let id = solver.add([LayoutTerm(x)], constant: -10, .equal, priority: 1_000)
        solve()
        solver.remove(id)
        solver.release(x)
        solve()
        _ = solver.takeChangedVariables()
        let again = solver.makeVariable()
        #expect(solver.value(of: again) == 0)
        _ = solver.add([LayoutTerm(again)], constant: -3, .equal, priority: 1_000)
        solve()
        #expect(solver.value(of: again) == 3)
        #expect(solver.takeChangedVariables() == [again])
    }

    @Test func `only what moves is reported`() {
        let variables = (0..<10).map { _ in solver.makeVariable() }
        let ids = variables.map { solver.add([LayoutTerm($0)], constant: -1, .equal, priority: 1_000) }
        solve()
        #expect(Set(solver.takeChangedVariables()) == Set(variables))
        solver.setConstant(-2, of: ids[4])
        solve()
        #expect(solver.takeChangedVariables() == [variables[4]])
        solver.setConstant(-3, of: ids[4])
        solve()
        solver.setConstant(-2, of: ids[4])
        solve()
        #expect(solver.takeChangedVariables().isEmpty)
    }

    @Test func `a hundred thousand constants do not add up their rounding`() {
        let chain = Chain(), fresh = Chain()
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<100_000 {
            chain.set(
                Double.random(in: -1_000...1_000, using: &numbers), at: Int.random(in: 0..<4, using: &numbers)
            )
        }
        for (index, constant) in chain.constants.enumerated() { fresh.set(constant, at: index) }
        for (one, other) in zip(chain.values, fresh.values) { #expect(abs(one - other) < 1e-9) }
    }
}

/// Four variables, each 0.1 times the previous one plus a constant, with bounds that are added and removed.
private final class Chain {
    private let solver = LayoutSolver()
    private var variables: [LayoutVariable] = []
    private var ids: [LayoutConstraintID] = []
    private(set) var constants = [0.0, 0, 0, 0]

    init() {
        for index in 0..<4 {
            let variable = solver.makeVariable()
            var terms = [LayoutTerm(variable)]
            if let last = variables.last { terms.append(LayoutTerm(last, -0.1)) }
            ids.append(solver.add(terms, constant: 0, .equal, priority: index % 2 == 0 ? 1_000 : 500))
            if index % 2 == 1 {
                _ = solver.add([LayoutTerm(variable)], constant: 0, .greaterThanOrEqual, priority: 1_000)
            }
            variables.append(variable)
        }
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    func set(_ constant: Double, at index: Int) {
        constants[index] = constant
        solver.setConstant(-constant, of: ids[index])
        solver.solve { $0[0] }
    }
}
