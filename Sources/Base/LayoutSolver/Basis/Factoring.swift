/// Chooses the rows of a basis and factors it, row by row. A row that is a sum of previous rows is omitted.
///
/// The order determines which rows become tight. Required equalities are first, because nothing can outweigh them, in an order in
/// which they can be solved one after the other (``RequiredOrder``). For layouts, this covers nearly all of them.
struct Factoring: ~Copyable {
    /// The fraction of a row's largest coefficient below which a remainder is rounding error.
    private static let tolerance = 1e-10
    /// The minimum coefficient for which a row is solved, as a fraction of its largest one.
    private static let threshold = 0.1

    private var remainder = SparseVector()
    private var isSolved = Storage<Bool>()
    private var columnCounts = Storage<Int32>()

    mutating func begin(_ basis: inout Basis, _ equations: borrowing Equations) {
        let count = basis.count
        basis.lowerRows.removeAll()
        basis.upperRows.removeAll()
        basis.replacements.removeAll()
        remainder.clear()
        remainder.resize(to: count)
        isSolved.resize(to: count, filling: false)
        isSolved.fill(with: false)
        columnCounts.resize(to: count, filling: 0)
        columnCounts.fill(with: 0)
        for entry in 0..<equations.entries.count { columnCounts[equations.entries[entry].variable] += 1 }
    }

    func isSolved(_ variable: Int32) -> Bool { isSolved[variable] }

    /// Adds a row whose variables are either determined, or not solved by any previous row. Nothing needs to be subtracted from it.
    mutating func admit(
        _ row: Int32, solvedFor variable: Int32, isDetermined: borrowing Storage<Bool>, _ basis: inout Basis,
        _ equations: borrowing Equations
    ) {
        basis.lowerRows.open(variable)
        basis.upperRows.open(variable)
        let reciprocal = 1 / equations.coefficient(of: variable, in: row)
        var entry = equations.rows[row].firstEntry
        while entry >= 0 {
            let other = equations.entries[entry].variable
            let coefficient = equations.entries[entry].coefficient
            if isDetermined[other] {
                basis.lowerRows.append(other, coefficient, to: variable)
            } else if other != variable {
                basis.upperRows.append(other, coefficient * reciprocal, to: variable)
            }
            entry = equations.entries[entry].nextInRow
        }
        place(row, at: variable, reciprocal, &basis, equations)
    }

    /// Adds a row, unless it is a sum of previous rows.
    mutating func admit(_ row: Int32, _ basis: inout Basis, _ equations: borrowing Equations) {
        remainder.clear()
        equations.scatter(row, times: 1, into: &remainder)
        var largest = 0.0
        for place in 0..<remainder.support.count {
            largest = max(largest, abs(remainder[remainder.support[place]]))
        }
        basis.substitution.solve(basis.upperRows, &remainder)
        guard let variable = bestVariable(above: largest * Self.tolerance) else { return }
        basis.lowerRows.open(variable)
        basis.upperRows.open(variable)
        let reciprocal = 1 / remainder[variable]
        for place in 0..<remainder.support.count {
            let other = remainder.support[place]
            let coefficient = remainder[other]
            if coefficient == 0 || other == variable { continue }
            if isSolved[other] {
                basis.lowerRows.append(other, coefficient, to: variable)
            } else if abs(coefficient) > largest * Self.tolerance {
                basis.upperRows.append(other, coefficient * reciprocal, to: variable)
            }
        }
        place(row, at: variable, reciprocal, &basis, equations)
    }

    /// Fills the basis with anchors.
    mutating func end(_ basis: inout Basis) {
        for variable in 0..<basis.count where !isSolved[variable] {
            basis.members[variable] = ~variable
            basis.reciprocals[variable] = 1
            basis.lowerRows.open(variable)
            basis.upperRows.open(variable)
        }
        basis.lowerColumns.transpose(basis.lowerRows)
        basis.upperColumns.transpose(basis.upperRows)
    }

    private func place(
        _ row: Int32, at variable: Int32, _ reciprocal: Double, _ basis: inout Basis,
        _ equations: borrowing Equations
    ) {
        basis.members[variable] = row
        basis.reciprocals[variable] = reciprocal
        isSolved[variable] = true
        equations.rows[row].state = .tight
        equations.rows[row].position = variable
        equations.rows[row].residual = 0
    }

    /// Returns the variable in the fewest rows among those whose coefficient is large enough to divide by.
    private func bestVariable(above tolerance: Double) -> Int32? {
        var largest = tolerance
        for place in 0..<remainder.support.count {
            let variable = remainder.support[place]
            if !isSolved[variable] { largest = max(largest, abs(remainder[variable])) }
        }
        guard largest > tolerance else { return nil }
        var best: Int32?
        for place in 0..<remainder.support.count {
            let variable = remainder.support[place]
            guard !isSolved[variable], abs(remainder[variable]) >= largest * Self.threshold else { continue }
            if let found = best, columnCounts[found] <= columnCounts[variable] { continue }
            best = variable
        }
        return best
    }
}
