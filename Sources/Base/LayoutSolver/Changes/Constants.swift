extension Simplex {
    /// The number of constant changes after which rounding errors are removed.
    private static let shiftsBetweenRefreshes: Int32 = 1_000

    /// Applies the new constants of all rows at once: tight rows stay tight, and the variables move with them.
    mutating func applyConstants() {
        direction.clear()
        for place in 0..<changedRows.count { applyConstant(of: changedRows[place]) }
        if !direction.support.isEmpty {
            basis.solve(&direction)
            findRates()
            advance(by: 1)
            for place in 0..<rates.support.count { findSide(of: rates.support[place]) }
            shiftsSinceRefresh += 1
        }
        for place in 0..<changedRows.count where equations.rows[changedRows[place]].state == .loose {
            findSide(of: changedRows[place])
        }
        if shiftsSinceRefresh > Self.shiftsBetweenRefreshes { refresh() }
    }

    private mutating func applyConstant(of row: Int32) {
        let growth = equations.rows[row].changes.constant - equations.rows[row].constant
        guard growth != 0, !equations.rows[row].changes.isRemoved else { return }
        equations.rows[row].constant = equations.rows[row].changes.constant
        switch equations.rows[row].state {
        case .tight: direction.add(-growth, at: equations.rows[row].position)
        case .loose: equations.rows[row].residual += growth
        case .new, .unused: break
        }
    }
}
