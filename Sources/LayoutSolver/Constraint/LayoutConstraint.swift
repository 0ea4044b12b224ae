/// A number that a ``LayoutSolver`` finds. It belongs to the solver that made it.
package struct LayoutVariable: Hashable, Sendable {
    let index: Int32

    /// Its number among the variables of its solver, from 0 on. That of a released one is given again.
    package var number: Int { Int(index) }
}

/// The name of a constraint in the ``LayoutSolver`` that it was added to.
package struct LayoutConstraintID: Hashable, Sendable {
    let index: Int32

    /// Its number among the constraints of its solver, from 0 on.
    package var number: Int { Int(index) }
}

/// How the sum of a constraint compares with 0.
package enum LayoutRelation: Hashable, Sendable, BitwiseCopyable {
    /// The sum is at most 0.
    case lessThanOrEqual
    /// The sum is 0.
    case equal
    /// The sum is at least 0.
    case greaterThanOrEqual

    /// Whether a sum of this sign, 1 or -1, does not stand in the relation.
    func isViolated(towards sign: Double) -> Bool {
        switch self {
        case .lessThanOrEqual: sign > 0
        case .equal: true
        case .greaterThanOrEqual: sign < 0
        }
    }
}

/// A variable times a coefficient.
package struct LayoutTerm: Hashable, Sendable {
    /// The variable.
    package var variable: LayoutVariable
    /// What the variable is multiplied by.
    package var coefficient: Double

    /// Makes a term.
    package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
