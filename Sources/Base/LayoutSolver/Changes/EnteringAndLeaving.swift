extension Simplex {
    /// A new row becomes loose.
    mutating func enter(_ row: Int32) {
        equations.link(row)
        equations.rows[row].residual = equations.residual(of: row, at: values)
        equations.rows[row].side = equations.rows[row].satisfiedSide
        equations.rows[row].changes.isPriorityNew = false
        demandAgain(row)
        noteGradient(of: row, before: 0)
        findSide(of: row)
    }

    /// A removed row releases its slot.
    mutating func leave(_ row: Int32) {
        switch equations.rows[row].state {
        case .loose:
            withdrawGradient(of: row)
            // Must precede the removal of the row's entries.
            applyGradientChanges()
            equations.unlink(row)
        case .tight:
            endDemand(of: row)
            leaveBasis(row)
            equations.unlink(row)
        case .new, .unused: break
        }
        endDemand(of: row)
        equations.dropRow(row)
    }

    /// Applies the new priority of a row.
    mutating func applyPriority(of row: Int32) {
        equations.rows[row].changes.isPriorityNew = false
        guard !equations.rows[row].isBroken else { return }
        switch equations.rows[row].state {
        case .loose:
            withdrawGradient(of: row)
            endDemand(of: row)
            demandAgain(row)
            if equations.rows[row].isRequired == false { equations.rows[row].side = sideOfResidual(row) }
            noteGradient(of: row, before: 0)
            findSide(of: row)
        case .tight:
            endDemand(of: row)
            demandAgain(row)
            candidates.insert(equations.rows[row].position)
        case .new, .unused: break
        }
    }

    private func sideOfResidual(_ row: Int32) -> Double {
        let residual = equations.rows[row].residual
        guard abs(residual) > Self.tolerance else { return equations.rows[row].satisfiedSide }
        return residual > 0 ? 1 : -1
    }

    private mutating func withdrawGradient(of row: Int32) {
        guard case .optional(let level) = equations.rows[row].demand else { return }
        let gradient = equations.rows[row].gradient
        if gradient != 0 { gradientChanges.append(GradientChange(row: row, level: level, amount: -gradient)) }
    }

    /// Derives the row's demand from its priority.
    mutating func demandAgain(_ row: Int32) {
        let priority = equations.rows[row].changes.priority
        guard priority < 1_000 else { return equations.rows[row].demand = .required }
        equations.rows[row].demand = .optional(level: levels.use(priority))
        multipliers.makeRoom(forLevels: levels.count)
    }

    private func endDemand(of row: Int32) {
        if case .optional(let level) = equations.rows[row].demand { levels.endUse(of: level) }
        equations.rows[row].demand = .nothing
    }
}
