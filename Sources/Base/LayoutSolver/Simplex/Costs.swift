/// The cost for a member of the basis to move off 0.
enum OwnCost {
    /// The member is required to stay on the other side.
    case forbidden
    case nothing
    /// Its distance, in this level of the objective.
    case level(Int32)
}

/// The growth of a row's gradient in a level.
struct GradientChange {
    let row: Int32
    let level: Int32
    let amount: Double
}

extension Simplex {
    func ownCost(ofMemberAt position: Int32, towards sign: Double) -> OwnCost {
        let member = basis.members[position]
        guard member >= 0, equations.rows[member].relation.isViolated(towards: sign) else { return .nothing }
        switch equations.rows[member].demand {
        case .required: return .forbidden
        case .optional(let level): return .level(level)
        case .nothing: return .nothing
        }
    }

    /// Returns the first nonzero number of a move's cost, and its index in the order of the levels; `nil` if the
    /// move is forbidden.
    func leadingCost(ofMoving position: Int32, towards sign: Double) -> (place: Int32, cost: Double)? {
        var ownLevel: Int32 = -1
        switch ownCost(ofMemberAt: position, towards: sign) {
        case .forbidden: return nil
        case .nothing: break
        case .level(let level): ownLevel = level
        }
        for place in 0..<levels.order.count {
            let level = levels.order[place]
            let cost = sign * multipliers[position, level] + (level == ownLevel ? 1 : 0)
            if abs(cost) > Levels.tolerance { return (place, cost) }
        }
        return (levels.order.count, 0)
    }

    /// Sets ``slope`` to the complete cost of a move.
    mutating func setSlope(ofMoving position: Int32, towards sign: Double) {
        slope.resize(to: levels.count, filling: 0)
        for level in 0..<levels.count { slope[level] = sign * multipliers[position, level] }
        if case .level(let level) = ownCost(ofMemberAt: position, towards: sign) { slope[level] += 1 }
    }

    /// Whether continuing the move reduces the cost.
    var isSlopeNegative: Bool {
        for place in 0..<levels.order.count {
            let number = slope[levels.order[place]]
            if abs(number) > Levels.tolerance { return number < 0 }
        }
        return false
    }

    /// Records the previous gradient of a loose row.
    mutating func noteGradient(of row: Int32, before: Double) {
        guard case .optional(let level) = equations.rows[row].demand else { return }
        let amount = equations.rows[row].gradient - before
        if amount != 0 { gradientChanges.append(GradientChange(row: row, level: level, amount: amount)) }
    }

    /// Updates the multipliers for the changed gradients.
    mutating func applyGradientChanges() {
        while !gradientChanges.isEmpty {
            let level = gradientChanges[gradientChanges.count - 1].level
            weights.clear()
            for place in stride(from: gradientChanges.count - 1, through: 0, by: -1) {
                let change = gradientChanges[place]
                guard change.level == level else { continue }
                equations.scatter(change.row, times: change.amount, into: &weights)
                gradientChanges.swapOut(at: place)
            }
            basis.solveTransposed(&weights)
            for place in 0..<weights.support.count {
                let position = weights.support[place]
                multipliers[position, level] += weights[position]
                candidates.insert(position)
            }
        }
    }
}
