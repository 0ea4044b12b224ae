/// A constraint in the solver: the sum of its entries and its constant is its residual, which should be 0, or on one side of 0.
struct Row {
    enum State {
        /// The slot is free.
        case unused
        /// Added, but not part of a solution yet.
        case new
        /// In the basis: it holds exactly, and determines the values of variables.
        case tight
        /// Not in the basis: the variables determine its residual.
        case loose
    }

    /// The demand of the constraint.
    enum Demand {
        case required
        /// Can be violated, at a cost in this level of the objective.
        case optional(level: Int32)
        /// The constraint is broken or removed.
        case nothing
    }

    var state = State.new
    var demand = Demand.nothing
    let relation: LayoutRelation
    var firstEntry: Int32 = -1
    /// The position in the basis, for tight rows.
    var position: Int32 = -1
    /// 0 for tight rows.
    var residual = 0.0
    /// 1 or -1: the side of 0 on which the residual counts, even if it is 0. For loose rows.
    var side = 1.0
    var constant: Double
    var changes: Changes

    /// The changes since the last solution.
    struct Changes {
        var constant: Double
        var priority: Float
        var isPriorityNew = false
        var isRemoved = false
        var isListed = false
    }

    /// Whether the row is excluded until it is added again.
    var isBroken = false

    init(relation: LayoutRelation, constant: Double, priority: Float) {
        self.relation = relation
        self.constant = constant
        changes = Changes(constant: constant, priority: priority)
    }

    /// The derivative of the row's cost with respect to its residual: 1, -1, or 0, in the level of its demand.
    var gradient: Double {
        guard case .optional = demand, relation.isViolated(towards: side) else { return 0 }
        return side
    }

    /// The side on which an inequality is satisfied.
    var satisfiedSide: Double { relation.isViolated(towards: 1) ? -1 : 1 }

    /// The distance of the residual from its target.
    var violation: Double {
        switch relation {
        case .equal: abs(residual)
        case .greaterThanOrEqual: max(0, -residual)
        case .lessThanOrEqual: max(0, residual)
        }
    }

    var isInUse: Bool { state != .unused }

    var isRequired: Bool {
        if case .required = demand { true } else { false }
    }
}

/// A coefficient of a row. The entries of a row form a list, and so do those of the loose rows that contain a variable.
struct Entry {
    let row: Int32
    let variable: Int32
    let coefficient: Double
    var nextInRow: Int32
    var nextInColumn: Int32 = -1
    var previousInColumn: Int32 = -1
}
