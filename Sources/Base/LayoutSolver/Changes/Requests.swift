extension Simplex {
    /// Records a new constraint, which takes effect in the next solution.
    mutating func add(
        _ terms: [LayoutTerm], constant: Double, _ relation: LayoutRelation, priority: Float
    ) -> Int32 {
        let row = equations.addRow(Row(relation: relation, constant: constant, priority: priority))
        if isPlain(terms) {
            for term in terms { equations.addEntry(term.coefficient, of: term.variable.index, to: row) }
        } else {
            addSums(of: terms, to: row)
        }
        structuralChanges += 1
        list(row)
        return row
    }

    /// Returns whether each variable occurs once, with a nonzero coefficient.
    private func isPlain(_ terms: [LayoutTerm]) -> Bool {
        guard terms.count <= 8 else { return false }
        for place in terms.indices {
            if terms[place].coefficient == 0 { return false }
            for other in 0..<place where terms[other].variable == terms[place].variable { return false }
        }
        return true
    }

    private mutating func addSums(of terms: [LayoutTerm], to row: Int32) {
        makeRoom()
        weights.clear()
        for term in terms { weights.add(term.coefficient, at: term.variable.index) }
        for place in 0..<weights.support.count {
            let variable = weights.support[place]
            if weights[variable] != 0 { equations.addEntry(weights[variable], of: variable, to: row) }
        }
    }

    mutating func remove(_ row: Int32) {
        equations.rows[row].changes.isRemoved = true
        structuralChanges += 1
        list(row)
    }

    mutating func setConstant(_ constant: Double, of row: Int32) {
        guard equations.rows[row].changes.constant != constant else { return }
        equations.rows[row].changes.constant = constant
        list(row)
    }

    mutating func setPriority(_ priority: Float, of row: Int32) {
        guard equations.rows[row].changes.priority != priority else { return }
        equations.rows[row].changes.priority = priority
        equations.rows[row].changes.isPriorityNew = true
        structuralChanges += 1
        list(row)
    }

    mutating func release(_ variable: Int32) {
        releasedVariables.append(variable)
    }

    private mutating func list(_ row: Int32) {
        guard !equations.rows[row].changes.isListed else { return }
        equations.rows[row].changes.isListed = true
        changedRows.append(row)
    }
}
