extension Simplex {
    /// Applies all changes and chooses a new basis, starting with the tight rows, then the new ones.
    mutating func buildAnew() {
        levels.removeAll()
        for place in 0..<changedRows.count {
            let row = changedRows[place]
            if equations.rows[row].changes.isRemoved {
                equations.dropRow(row)
            } else {
                equations.rows[row].changes.isListed = false
                equations.rows[row].changes.isPriorityNew = false
                equations.rows[row].constant = equations.rows[row].changes.constant
            }
        }
        changedRows.removeAll()
        structuralChanges = 0
        for row in 0..<equations.rows.count where equations.rows[row].isInUse && !equations.rows[row].isBroken
        {
            demandAgain(row)
        }
        factor(takingInNewRows: true)
    }
}
