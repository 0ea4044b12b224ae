/// What it costs a member of the basis itself to move off 0.
enum OwnCost {
    /// It is required to stay on the other side.
    case forbidden
    case nothing
    /// As much as it moves, in this level of the objective.
    case level(Int32)
}

/// A row's gradient in a level has grown by this much.
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

    /// The first number of a move's cost that is not 0, and its place in the order of the levels; `nil` if the move is forbidden.
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

    /// Sets ``slope`` to the whole cost of a move.
    mutating func setSlope(ofMoving position: Int32, towards sign: Double) {
        slope.resize(to: levels.count, filling: 0)
        for level in 0..<levels.count { slope[level] = sign * multipliers[position, level] }
        if case .level(let level) = ownCost(ofMemberAt: position, towards: sign) { slope[level] += 1 }
    }

    /// Whether going on along a move pays.
    var isSlopeNegative: Bool {
        for place in 0..<levels.order.count {
            let number = slope[levels.order[place]]
            if abs(number) > Levels.tolerance { return number < 0 }
        }
        return false
    }

    /// Notes that a loose row's gradient was another one until now.
    mutating func noteGradient(of row: Int32, before: Double) {
        guard case .optional(let level) = equations.rows[row].demand else { return }
        let amount = equations.rows[row].gradient - before
        if amount != 0 { gradientChanges.append(GradientChange(row: row, level: level, amount: amount)) }
    }

    /// Brings the multipliers up to date with the gradients.
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
