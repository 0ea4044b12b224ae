extension Simplex {
    private static let fewRows: Int32 = 16
    private static let rounds = 3

    /// If many required rows are violated, each of them first replaces the member that it would move, and the values are computed
    /// once at the end. One by one, each row would move everything below it.
    ///
    /// This is a guess at a better basis, not a move: a satisfied row may be violated afterward. The number of rounds is limited, and
    /// the remaining violations are repaired one by one.
    mutating func repairManyAtOnce() {
        for _ in 0..<Self.rounds {
            let count = violatedRows.count
            guard count > Self.fewRows else { return }
            for place in 0..<count { takePlaceOfBestMember(violatedRows[place]) }
            // Finds all violated rows.
            violatedRows.removeAll()
            refresh()
            guard violatedRows.count * 2 < count else { return }
        }
    }

    private mutating func takePlaceOfBestMember(_ row: Int32) {
        guard needsRepair(row) else { return }
        applyGradientChanges()
        weights.clear()
        equations.scatter(row, times: 1, into: &weights)
        basis.solveTransposed(&weights)
        let wanted = equations.rows[row].residual > 0 ? -1.0 : 1.0
        guard let position = bestMember(movingTowards: wanted) else { return }
        exchange(at: position, with: row, leavingTowards: sign(of: position, wanted), by: 0)
    }
}
