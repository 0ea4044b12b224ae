/// The rows of all constraints, and for each variable the loose rows that contain it.
///
/// The columns omit tight rows: their residuals stay 0, so moving a variable doesn't affect them. The cost of a change is
/// therefore the number of loose rows that contain a moving variable.
struct Equations: ~Copyable {
    private(set) var rows = Storage<Row>()
    private(set) var entries = Storage<Entry>()
    /// The first entry of each variable's column.
    private(set) var columns = Storage<Int32>()
    private var unusedRows = Storage<Int32>()
    private var unusedEntry: Int32 = -1

    mutating func addColumn() {
        columns.append(-1)
    }

    mutating func addRow(_ row: Row) -> Int32 {
        if !unusedRows.isEmpty {
            let index = unusedRows.removeLast()
            rows[index] = row
            return index
        }
        rows.append(row)
        return rows.count - 1
    }

    mutating func addEntry(_ coefficient: Double, of variable: Int32, to row: Int32) {
        let entry = Entry(
            row: row, variable: variable, coefficient: coefficient, nextInRow: rows[row].firstEntry)
        if unusedEntry >= 0 {
            let index = unusedEntry
            unusedEntry = entries[index].nextInRow
            entries[index] = entry
            rows[row].firstEntry = index
        } else {
            entries.append(entry)
            rows[row].firstEntry = entries.count - 1
        }
    }

    /// Releases a row's slot and entries. The row must not be in any column.
    mutating func dropRow(_ row: Int32) {
        var entry = rows[row].firstEntry
        while entry >= 0 {
            let next = entries[entry].nextInRow
            entries[entry].nextInRow = unusedEntry
            unusedEntry = entry
            entry = next
        }
        rows[row].firstEntry = -1
        rows[row].state = .unused
        unusedRows.append(row)
    }

    /// Adds a row that becomes loose to its columns.
    func link(_ row: Int32) {
        rows[row].state = .loose
        rows[row].position = -1
        var entry = rows[row].firstEntry
        while entry >= 0 {
            let variable = entries[entry].variable
            let first = columns[variable]
            entries[entry].nextInColumn = first
            entries[entry].previousInColumn = -1
            if first >= 0 { entries[first].previousInColumn = entry }
            columns[variable] = entry
            entry = entries[entry].nextInRow
        }
    }

    /// Removes a row that becomes tight from its columns.
    func unlink(_ row: Int32) {
        var entry = rows[row].firstEntry
        while entry >= 0 {
            let next = entries[entry].nextInColumn
            let previous = entries[entry].previousInColumn
            if previous >= 0 {
                entries[previous].nextInColumn = next
            } else {
                columns[entries[entry].variable] = next
            }
            if next >= 0 { entries[next].previousInColumn = previous }
            entry = entries[entry].nextInRow
        }
    }

    /// Empties all columns.
    func unlinkAll() {
        columns.fill(with: -1)
    }

    /// Returns a row's residual at the given values: the sum of its terms and its constant.
    func residual(of row: Int32, at values: borrowing Storage<Double>) -> Double {
        var sum = rows[row].constant
        var entry = rows[row].firstEntry
        while entry >= 0 {
            sum += entries[entry].coefficient * values[entries[entry].variable]
            entry = entries[entry].nextInRow
        }
        return sum
    }

    /// Returns the sum of the magnitudes of a row's terms and its constant, the scale of the rounding error in its residual.
    func size(of row: Int32, at values: borrowing Storage<Double>) -> Double {
        var sum = abs(rows[row].constant)
        var entry = rows[row].firstEntry
        while entry >= 0 {
            sum += abs(entries[entry].coefficient * values[entries[entry].variable])
            entry = entries[entry].nextInRow
        }
        return sum
    }

    /// Adds a multiple of a row's coefficients to a vector of variables.
    func scatter(_ row: Int32, times factor: Double, into vector: inout SparseVector) {
        var entry = rows[row].firstEntry
        while entry >= 0 {
            vector.add(factor * entries[entry].coefficient, at: entries[entry].variable)
            entry = entries[entry].nextInRow
        }
    }
}
