extension Simplex {
    /// Applies all changes and chooses a new basis, which begins with what was tight and takes in what is new.
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

    /// Factors the rows of the basis anew. Nothing moves, but for rounding.
    mutating func factorAgain() {
        applyGradientChanges()
        factor(takingInNewRows: false)
    }

    private mutating func factor(takingInNewRows: Bool) {
        requiredOrder.removeAll()
        optionalOrder.removeAll()
        for row in 0..<equations.rows.count { sort(row, takingInNewRows: takingInNewRows) }
        factoring.begin(&basis, equations)
        requiredOrder.admitAll(to: &basis, &factoring, equations)
        optionalOrder.admitAll(to: &basis, &factoring, equations, levels)
        factoring.end(&basis)
        equations.unlinkAll()
        for row in 0..<equations.rows.count where equations.rows[row].state == .loose { equations.link(row) }
        refresh()
    }

    /// Puts a row among those that the basis is chosen from, and makes it loose.
    private mutating func sort(_ row: Int32, takingInNewRows: Bool) {
        let state = equations.rows[row].state
        guard state != .unused, state != .new || takingInNewRows else { return }
        let wasTight = state == .tight
        equations.rows[row].state = .loose
        equations.rows[row].position = -1
        if state == .new { equations.rows[row].side = equations.rows[row].satisfiedSide }
        switch equations.rows[row].demand {
        case .required:
            if equations.rows[row].relation == .equal, takingInNewRows || wasTight {
                requiredOrder.append(row)
            } else if wasTight {
                optionalOrder.appendTight(row)
            }
        case .optional(let level):
            if wasTight {
                optionalOrder.appendTight(row)
            } else if state == .new {
                optionalOrder.append(row, level)
            }
        case .nothing:
            if wasTight { optionalOrder.appendTight(row) }
        }
    }

    /// Finds the values, residuals and multipliers anew from the basis.
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
