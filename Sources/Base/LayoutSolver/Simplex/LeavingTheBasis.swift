extension Simplex {
    /// Makes a tight row loose. The anchor of one of its variables replaces it, so nothing moves.
    mutating func leaveBasis(_ row: Int32) {
        let position = equations.rows[row].position
        direction.clear()
        direction.add(1, at: position)
        basis.solve(&direction)
        var best: Int32 = -1
        var entry = equations.rows[row].firstEntry
        while entry >= 0 {
            let variable = equations.entries[entry].variable
            if best < 0 || abs(direction[variable]) > abs(direction[best]) + 1e-9 { best = variable }
            entry = equations.entries[entry].nextInRow
        }
        anchor(best, at: position)
    }
}
