extension Simplex {
    private static let fewRows: Int32 = 16
    private static let rounds = 3

    /// Where many required rows are violated, each of them first takes the place of the member that it would move, and the values are
    /// found again only when all have. One by one, each row would move what stands below it.
    ///
    /// This is a guess at a better basis, and not a move: a row that held may be violated afterwards. There are few rounds, and what
    /// they leave is repaired one by one.
    mutating func repairManyAtOnce() {
        for _ in 0..<Self.rounds {
            let count = violatedRows.count
            guard count > Self.fewRows else { return }
            for place in 0..<count { takePlaceOfBestMember(violatedRows[place]) }
            // Finds all that are violated.
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
