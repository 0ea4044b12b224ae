/// A variable of a ``LayoutSolver``. It belongs to the solver that created it.
package struct LayoutVariable: Hashable, Sendable {
    let index: Int32

    /// The variable's index in its solver, starting at 0. The index of a released variable is reused.
    package var number: Int { Int(index) }
}

/// The identifier of a constraint in its ``LayoutSolver``.
package struct LayoutConstraintID: Hashable, Sendable {
    let index: Int32

    /// The constraint's index in its solver, starting at 0.
    package var number: Int { Int(index) }
}

/// The relation between the sum of a constraint and 0.
package enum LayoutRelation: Hashable, Sendable, BitwiseCopyable {
    /// The sum is at most 0.
    case lessThanOrEqual
    /// The sum is 0.
    case equal
    /// The sum is at least 0.
    case greaterThanOrEqual

    /// Returns whether a sum with a sign, 1 or -1, violates the relation.
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
    package var variable: LayoutVariable
    package var coefficient: Double

    package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
