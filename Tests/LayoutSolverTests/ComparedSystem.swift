import SeededNumbers
import Testing

@testable import LayoutSolver

/// A system in the solver, and as a list with integer coefficients that is solved exactly for comparison.
struct ComparedSystem {
    struct Shape {
        var variables = 2...8
        var terms = 1...3
        var priorities: [Float] = [1_000, 1_000, 1_000, 750, 750, 500, 250, 1]
        var coefficients = [1, 1, 1, -1, -1, 2, -2, 3]
        /// Constants are multiples of this, so that many residuals become 0 at once.
        var step = 10
        /// The number of moves without progress before the solver uses Bland's rule.
        var patience = 24
    }

    private let solver: LayoutSolver
    private let shape: Shape
    private let variables: [LayoutVariable]
    private var constraints: [LayoutConstraintID: WholeConstraint] = [:]
    private var broken: Set<LayoutConstraintID> = []
    private var order: [LayoutConstraintID] = []
    private var numbers: SeededNumbers
    private let name: String

    init(seed: UInt64, _ shape: Shape = Shape()) {
        var numbers = SeededNumbers(seed: seed)
        let solver = LayoutSolver(patience: shape.patience)
        self.solver = solver
        name = "seed \(seed)"
        self.shape = shape
        variables = (0..<Int.random(in: shape.variables, using: &numbers)).map { _ in solver.makeVariable() }
        self.numbers = numbers
    }

    var variableCount: Int { variables.count }

    mutating func addRandomConstraints(_ count: Int) {
        for _ in 0..<count { add(randomConstraint()) }
    }

    private mutating func randomConstraint() -> WholeConstraint {
        let count = Int.random(in: shape.terms, using: &numbers)
        let terms = (0..<count).map { _ in
            (
                Int.random(in: variables.indices, using: &numbers),
                shape.coefficients.randomElement(using: &numbers) ?? 1
            )
        }
        let relations: [LayoutRelation] = [.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]
        return WholeConstraint(
            terms: terms, constant: randomConstant(),
            relation: relations.randomElement(using: &numbers) ?? .equal, priority: randomPriority())
    }

    private mutating func randomConstant() -> Int { Int.random(in: -5...5, using: &numbers) * shape.step }

    private mutating func randomPriority() -> Float {
        shape.priorities.randomElement(using: &numbers) ?? 1_000
    }

    private mutating func add(_ constraint: WholeConstraint) {
        let id = solver.add(
            constraint.terms.map { LayoutTerm(variables[$0.variable], Double($0.coefficient)) },
            constant: Double(constraint.constant), constraint.relation, priority: constraint.priority)
        constraints[id] = constraint
        order.append(id)
    }

    /// Adds, removes or changes a constraint.
    mutating func changeAtRandom() {
        guard let place = order.indices.randomElement(using: &numbers) else { return add(randomConstraint()) }
        let id = order[place]
        switch Int.random(in: 0..<7, using: &numbers) {
        case 0, 1: add(randomConstraint())
        case 2, 3:
            solver.remove(id)
            order.remove(at: place)
            constraints[id] = nil
            broken.remove(id)
        // Names are reused only after a solution.
        case 4:
            let priority = randomPriority()
            solver.setPriority(priority, of: id)
            constraints[id]?.priority = priority
        default:
            let constant = randomConstant()
            solver.setConstant(Double(constant), of: id)
            constraints[id]?.constant = constant
        }
    }

    private func system(without id: LayoutConstraintID? = nil) -> [WholeConstraint] {
        order.filter { $0 != id && !broken.contains($0) }.compactMap { constraints[$0] }
    }

    /// Solves, and checks each conflict.
    mutating func solve() {
        var numbers = numbers
        var brokenNow: Set<LayoutConstraintID> = []
        solver.solve { conflict in
            checkConflict(conflict)
            #expect(brokenNow.isDisjoint(with: conflict) && broken.isDisjoint(with: conflict), "\(name)")
            let choice = conflict.randomElement(using: &numbers) ?? conflict[0]
            brokenNow.insert(choice)
            return choice
        }
        broken.formUnion(brokenNow)
        self.numbers = numbers
    }

    private func checkConflict(_ conflict: [LayoutConstraintID]) {
        let members = conflict.compactMap { constraints[$0] }
        #expect(members.count == conflict.count && members.allSatisfy(\.isRequired), "\(name)")
        #expect(!ExactSolver(variables: variableCount, members).isSatisfiable, "\(name): no conflict")
        for left in members.indices {
            var others = members
            others.remove(at: left)
            #expect(ExactSolver(variables: variableCount, others).isSatisfiable, "\(name): not minimal")
        }
    }

    /// Checks the last solution against the exact one.
    func check(ambiguity: Bool = true) {
        let system = system()
        let exact = ExactSolver(variables: variableCount, system)
        guard exact.isSatisfiable else {
            Issue.record("\(name): a conflict was not noticed")
            return
        }
        checkErrors(system, exact)
        if ambiguity { checkRanges(exact) }
    }

    private func checkErrors(_ system: [WholeConstraint], _ exact: ExactSolver) {
        let values = variables.map { solver.value(of: $0) }
        for constraint in system where constraint.isRequired {
            #expect(constraint.error(at: values) < 1e-6, "\(name)")
        }
        let levels = Set(system.map(\.priority).filter { $0 < 1_000 }).sorted(by: >)
        for (level, least) in zip(levels, exact.errors.dropFirst()) {
            let errors = system.filter { $0.priority == level }.map { $0.error(at: values) }
            let sum: Double = errors.reduce(0, +)
            #expect(abs(sum - least.value) < 1e-6, "\(name): level \(level) \(sum), best \(least.value)")
        }
    }

    private func checkRanges(_ exact: ExactSolver) {
        for (index, variable) in variables.enumerated() {
            let before = solver.value(of: variable)
            let range = exact.range(of: index)
            let isUnique = range.map { $0.least == $0.greatest } ?? false
            #expect(solver.isAmbiguous(variable) == !isUnique, "\(name): variable \(index)")
            #expect(solver.value(of: variable) == before, "\(name): a question moved variable \(index)")
            guard isUnique, let range else { continue }
            #expect(abs(before - range.least.value) < 1e-6, "\(name): variable \(index)")
        }
    }
}
