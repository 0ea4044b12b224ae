extension Simplex {
    mutating func solve(breaking: ([LayoutConstraintID]) -> LayoutConstraintID) {
        if !changedRows.isEmpty {
            makeRoom()
            pace.begin(variables: values.count, rows: equations.rows.count)
            if areChangesMany { buildAnew() } else { applyChanges() }
            repairAll(breaking: breaking)
            improve()
        }
        reuseReleasedVariables()
    }

    /// Whether building a new basis is cheaper than adding the constraints to the current one.
    private var areChangesMany: Bool {
        structuralChanges > 12 + basis.count / 8 || levels.isMostlyUnused
    }

    private mutating func applyChanges() {
        applyConstants()
        for place in 0..<changedRows.count {
            let row = changedRows[place]
            equations.rows[row].changes.isListed = false
            if equations.rows[row].changes.isRemoved {
                leave(row)
            } else if equations.rows[row].state == .new {
                enter(row)
            } else if equations.rows[row].changes.isPriorityNew {
                applyPriority(of: row)
            }
        }
        changedRows.removeAll()
        structuralChanges = 0
    }

    /// Only its anchor determines a variable that no constraint contains, so its value can be set.
    private mutating func reuseReleasedVariables() {
        for place in 0..<releasedVariables.count {
            let variable = releasedVariables[place]
            values[variable] = 0
            reportedValues[variable] = 0
            unusedVariables.append(variable)
        }
        releasedVariables.removeAll()
    }
}
