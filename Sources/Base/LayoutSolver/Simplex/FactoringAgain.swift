extension Simplex {
    /// Factors the rows of the basis again. Nothing moves, apart from rounding.
    mutating func factorAgain() {
        applyGradientChanges()
        factor(takingInNewRows: false)
    }

    mutating func factor(takingInNewRows: Bool) {
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

    /// Makes a row loose, and adds it to the rows from which the basis is chosen.
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
}
