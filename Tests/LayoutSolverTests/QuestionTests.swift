import LayoutSolver
import Testing

@Suite("Ambiguity, and what affects a variable")
struct QuestionTests {
    let solver = LayoutSolver()

    private func solve() {
        solver.solve { $0[0] }
    }

    @Test(arguments: [
        (LayoutRelation.equal, Float(1_000), false), (.equal, 1, false), (.greaterThanOrEqual, 1_000, true),
        (.lessThanOrEqual, 250, true),
    ])
    func `a variable with one constraint`(relation: LayoutRelation, priority: Float, isAmbiguous: Bool) {
        let x = solver.makeVariable()
        _ = solver.add([LayoutTerm(x)], constant: -10, relation, priority: priority)
        solve()
        #expect(solver.isAmbiguous(x) == isAmbiguous)
    }

    @Test func `two bounds that meet determine a variable`() {
        let x = solver.makeVariable()
        _ = solver.add([LayoutTerm(x)], constant: -10, .greaterThanOrEqual, priority: 1_000)
        let most = solver.add([LayoutTerm(x)], constant: -10, .lessThanOrEqual, priority: 1_000)
        solve()
        #expect(!solver.isAmbiguous(x))
        solver.setConstant(-11, of: most)
        solve()
        #expect(solver.isAmbiguous(x))
    }

    @Test func `two equal wishes that differ leave all between them open`() {
        let x = solver.makeVariable()
        for wish in [10.0, 20] { _ = solver.add([LayoutTerm(x)], constant: -wish, .equal, priority: 250) }
        solve()
        #expect((10...20).contains(solver.value(of: x)))
        #expect(solver.isAmbiguous(x))
    }

    @Test func `variables that share a fixed sum are ambiguous until one is determined`() {
        let x = solver.makeVariable(), y = solver.makeVariable()
        _ = solver.add([LayoutTerm(x), LayoutTerm(y)], constant: -100, .equal, priority: 1_000)
        solve()
        #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
        _ = solver.add([LayoutTerm(x)], constant: -30, .equal, priority: 1)
        solve()
        #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
        #expect(solver.value(of: y) == 70)
    }

    @Test func `the constraints that give a variable its value`() {
        let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
        let first = solver.add([LayoutTerm(x)], constant: -10, .equal, priority: 1_000)
        let second = solver.add([LayoutTerm(y), LayoutTerm(x, -1)], constant: -8, .equal, priority: 750)
        let other = solver.add([LayoutTerm(z)], constant: -1, .equal, priority: 1_000)
        _ = solver.add([LayoutTerm(y)], constant: -500, .lessThanOrEqual, priority: 1_000)
        _ = solver.add([LayoutTerm(y)], constant: -20, .equal, priority: 250)
        solve()
        #expect(Set(solver.constraints(affecting: y)) == [first, second])
        #expect(solver.constraints(affecting: z) == [other])
    }
}
