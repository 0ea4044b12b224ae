extension Simplex {
    /// Moves a loose row with a residual of 0 into the basis, in place of a row that leaves it in a direction.
    mutating func exchange(
        at position: Int32, with row: Int32, leavingTowards sign: Double, by length: Double
    ) {
        applyGradientChanges()
        weights.clear()
        equations.scatter(row, times: 1, into: &weights)
        basis.solveTransposed(&weights)
        // A pivot that is too small indicates rounding errors: the values are computed again from the current basis.
        guard abs(weights[position]) > Self.smallestRate * 0.1 else { return giveUpExchange(at: position) }
        let gradient = equations.rows[row].gradient
        let demand = equations.rows[row].demand
        loosenMember(at: position, towards: sign, by: length)
        equations.unlink(row)
        equations.rows[row].state = .tight
        equations.rows[row].position = position
        equations.rows[row].residual = 0
        basis.replace(at: position, with: row, weights)
        if case .optional(let level) = demand { multipliers[position, level] -= gradient }
        if basis.replacements.isLong(forMembers: basis.count) { factorAgain() }
    }

    private mutating func giveUpExchange(at position: Int32) {
        if !basis.replacements.isEmpty { return factorAgain() }
        refresh()
        candidates.remove(position)
    }

    /// Moves the anchor of a variable into the basis, in place of a row.
    mutating func anchor(_ variable: Int32, at position: Int32) {
        applyGradientChanges()
        weights.clear()
        weights.add(1, at: variable)
        basis.solveTransposed(&weights)
        loosenMember(at: position, towards: 1, by: 0)
        basis.replace(at: position, with: ~variable, weights)
        if basis.replacements.isLong(forMembers: basis.count) { factorAgain() }
    }

    /// The row at a position becomes loose. ``weights`` describes its replacement.
    private mutating func loosenMember(at position: Int32, towards sign: Double, by length: Double) {
        var ownLevel: Int32 = -1
        let member = basis.members[position]
        if member >= 0 {
            equations.rows[member].side = sign
            equations.rows[member].residual = sign * length
            equations.link(member)
            if case .optional(let level) = equations.rows[member].demand { ownLevel = level }
        }
        let divisor = 1 / weights[position]
        for level in 0..<levels.count {
            var multiplier = multipliers[position, level]
            if level == ownLevel { multiplier += equations.rows[member].gradient }
            multiplier *= divisor
            if abs(multiplier) > 1e-13 { spread(multiplier, level) }
            multipliers[position, level] = multiplier
        }
        for place in 0..<weights.support.count { candidates.insert(weights.support[place]) }
        candidates.insert(position)
    }

    /// Subtracts the new row's part from the multipliers of the others.
    private func spread(_ multiplier: Double, _ level: Int32) {
        for place in 0..<weights.support.count {
            let position = weights.support[place]
            multipliers[position, level] -= multiplier * weights[position]
        }
    }
}
