/// A constraint as the solver sees it: the sum of its entries and its constant is its residual, which should be 0, or should be
/// on one side of 0.
struct Row {
    enum State {
        /// The slot waits for another constraint.
        case unused
        /// Added, and not yet part of any solution.
        case new
        /// In the basis: it holds exactly, and the variables have their values from it.
        case tight
        /// Not in the basis: its residual is what the variables make of it.
        case loose
    }

    /// What is asked of the constraint.
    enum Demand {
        case required
        /// It may be violated, at a cost in this level of the objective.
        case optional(level: Int32)
        /// Nothing: it is broken or removed.
        case nothing
    }

    var state = State.new
    var demand = Demand.nothing
    let relation: LayoutRelation
    var firstEntry: Int32 = -1
    /// The place in the basis; of tight rows.
    var position: Int32 = -1
    /// 0 of tight rows.
    var residual = 0.0
    /// 1 or -1: on which side of 0 the residual is counted, even if it is 0. Of loose rows.
    var side = 1.0
    var constant: Double
    var changes: Changes

    /// What has been asked for since the last solution.
    struct Changes {
        var constant: Double
        var priority: Float
        var isPriorityNew = false
        var isRemoved = false
        var isListed = false
    }

    /// Whether the row is out until it is added again.
    var isBroken = false

    init(relation: LayoutRelation, constant: Double, priority: Float) {
        self.relation = relation
        self.constant = constant
        changes = Changes(constant: constant, priority: priority)
    }

    /// The derivative of the row's cost by its residual: 1, -1 or 0, in the level of its demand.
    var gradient: Double {
        guard case .optional = demand, relation.isViolated(towards: side) else { return 0 }
        return side
    }

    /// The side on which an inequality is satisfied.
    var satisfiedSide: Double { relation.isViolated(towards: 1) ? -1 : 1 }

    /// How far the residual is from where it should be.
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

/// A coefficient of a row. The entries of a row form a list, and so do those of the loose rows that hold a variable.
struct Entry {
    let row: Int32
    let variable: Int32
    let coefficient: Double
    var nextInRow: Int32
    var nextInColumn: Int32 = -1
    var previousInColumn: Int32 = -1
}
