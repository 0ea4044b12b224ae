extension Simplex {
    /// Asks the caller which constraint to break for a row that can't be satisfied, and breaks it.
    ///
    /// The row is the sum, with ``weights``, of rows in the basis, and each of them can only move so that the row's violation grows. The
    /// rows of the basis are independent, so this sum is unique: without any one of its rows, the others don't conflict. The set is
    /// therefore minimal.
    mutating func resolveConflict(of row: Int32, breaking: ([LayoutConstraintID]) -> LayoutConstraintID) {
        var conflict = [LayoutConstraintID(index: row)]
        for place in 0..<weights.support.count {
            let position = weights.support[place]
            guard abs(weights[position]) > Self.smallestRate, basis.members[position] >= 0 else { continue }
            conflict.append(LayoutConstraintID(index: basis.members[position]))
        }
        let broken = breaking(conflict)
        precondition(conflict.contains(broken), "The constraint to break has to be one of the conflict.")
        breakRow(broken.index)
    }

    private mutating func breakRow(_ row: Int32) {
        equations.rows[row].isBroken = true
        equations.rows[row].demand = .nothing
        if equations.rows[row].state == .tight { leaveBasis(row) }
    }
}
