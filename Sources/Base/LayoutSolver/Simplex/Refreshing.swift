extension Simplex {
    /// Computes the values, residuals, and multipliers again from the basis.
    mutating func refresh() {
        shiftsSinceRefresh = 0
        refreshValues()
        gradientChanges.removeAll()
        multipliers.clear()
        for row in 0..<equations.rows.count where equations.rows[row].state == .loose {
            equations.rows[row].residual = equations.residual(of: row, at: values)
            findSide(of: row)
        }
        gradientChanges.removeAll()
        for row in 0..<equations.rows.count where equations.rows[row].state == .loose {
            noteGradient(of: row, before: 0)
        }
        applyGradientChanges()
    }

    private mutating func refreshValues() {
        direction.clear()
        for position in 0..<basis.count {
            let member = basis.members[position]
            let side = member >= 0 ? -equations.rows[member].constant : values[~member]
            if side != 0 { direction.add(side, at: position) }
        }
        basis.solve(&direction)
        for variable in 0..<values.count {
            let old = values[variable]
            let new = direction[variable]
            if abs(new - old) > 1e-12 * max(1, abs(old)) { setValue(new, of: variable) }
        }
    }
}
