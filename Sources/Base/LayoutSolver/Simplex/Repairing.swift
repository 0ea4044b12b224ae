extension Simplex {
    /// Satisfies the violated required rows, one after the other. Satisfied rows stay satisfied.
    mutating func repairAll(breaking: ([LayoutConstraintID]) -> LayoutConstraintID) {
        repairManyAtOnce()
        while !violatedRows.isEmpty {
            let row = violatedRows.removeLast()
            while needsRepair(row), !pace.isExhausted { repairStep(row, breaking: breaking) }
        }
    }

    func needsRepair(_ row: Int32) -> Bool {
        equations.rows[row].state == .loose && equations.rows[row].isRequired && isViolated(row)
    }

    /// Moves a violated row toward 0 until it is satisfied, or until another row joins; or breaks a row.
    private mutating func repairStep(_ row: Int32, breaking: ([LayoutConstraintID]) -> LayoutConstraintID) {
        applyGradientChanges()
        weights.clear()
        equations.scatter(row, times: 1, into: &weights)
        basis.solveTransposed(&weights)
        let wanted = equations.rows[row].residual > 0 ? -1.0 : 1.0
        guard let position = bestMember(movingTowards: wanted) else {
            return resolveConflict(of: row, breaking: breaking)
        }
        let sign = weights[position] > 0 ? wanted : -wanted
        findDirection(ofMoving: position, towards: sign)
        guard abs(rates[row]) > Self.smallestRate * 0.1 else { return startOver() }
        findBreakpoints()
        appendBreakpoint(at: row, distance: abs(equations.rows[row].residual), rates[row], isEnd: true)
        guard let end = findEndOfRepair() else { return }
        pace.count(progress: end.length > 0)
        advance(by: end.length)
        changeSidesOfPassedRows()
        exchange(at: position, with: end.row, leavingTowards: sign, by: end.length)
    }

    /// Rounding has made a move useless, so the basis is factored again.
    private mutating func startOver() {
        pace.count(progress: false)
        factorAgain()
    }

    /// Optional rows don't block a required one.
    private mutating func findEndOfRepair() -> Breakpoints.Breakpoint? {
        passedRows.removeAll()
        var end: Breakpoints.Breakpoint?
        while let breakpoint = breakpoints.takeNearest() {
            if let found = end {
                guard pace.isCareful, breakpoint.length <= found.length + 1e-11 else { break }
                if breakpoint.isEnd, breakpoint.row < found.row { end = breakpoint }
            } else if breakpoint.isEnd {
                end = breakpoint
            } else {
                passedRows.append(breakpoint.row)
            }
        }
        return end
    }

    /// Returns the member with the cheapest move for the row that is the sum with ``weights``; `nil` if no member can move.
    func bestMember(movingTowards wanted: Double) -> Int32? {
        var best: Int32?
        for place in 0..<weights.support.count {
            let position = weights.support[place]
            guard abs(weights[position]) > Self.smallestRate else { continue }
            if case .forbidden = ownCost(ofMemberAt: position, towards: sign(of: position, wanted)) {
                continue
            }
            guard let found = best else {
                best = position
                continue
            }
            if isBetter(position, than: found, wanted) { best = position }
        }
        return best
    }

    func sign(of position: Int32, _ wanted: Double) -> Double {
        weights[position] > 0 ? wanted : -wanted
    }

    private func isBetter(_ one: Int32, than other: Int32, _ wanted: Double) -> Bool {
        if pace.isCareful { return careIndex(of: one) < careIndex(of: other) }
        for place in 0..<levels.order.count {
            let level = levels.order[place]
            let difference = costOfRepair(by: one, level, wanted) - costOfRepair(by: other, level, wanted)
            if abs(difference) > Levels.tolerance { return difference < 0 }
        }
        return abs(weights[one]) > abs(weights[other])
    }

    /// Returns the cost, in a level, of moving the row by one with the member at a position.
    private func costOfRepair(by position: Int32, _ level: Int32, _ wanted: Double) -> Double {
        let sign = sign(of: position, wanted)
        var cost = sign * multipliers[position, level]
        if case .level(level) = ownCost(ofMemberAt: position, towards: sign) { cost += 1 }
        return cost / abs(weights[position])
    }
}
