extension Simplex {
    /// Makes moves as long as they reduce the objective.
    mutating func improve() {
        applyGradientChanges()
        while !pace.isExhausted, let candidate = nextCandidate() {
            findDirection(ofMoving: candidate.position, towards: candidate.sign)
            setSlope(ofMoving: candidate.position, towards: candidate.sign)
            findBreakpoints()
            guard let end = findEndOfMove() else {
                // The cost has no lower bound, so its slope was a rounding error.
                candidates.remove(candidate.position)
                continue
            }
            pace.count(progress: end.length > 0)
            advance(by: end.length)
            changeSidesOfPassedRows()
            exchange(at: candidate.position, with: end.row, leavingTowards: candidate.sign, by: end.length)
        }
        candidates.removeAll()
    }

    /// Advances from breakpoint to breakpoint as long as the cost decreases, and records the passed rows.
    private mutating func findEndOfMove() -> Breakpoints.Breakpoint? {
        passedRows.removeAll()
        if pace.isCareful { return breakpoints.takeNearestOfSmallestIndex() }
        while let breakpoint = breakpoints.takeNearest() {
            guard !breakpoint.isEnd, case .optional(let level) = equations.rows[breakpoint.row].demand else {
                return breakpoint
            }
            let jump = equations.rows[breakpoint.row].relation == .equal ? 2.0 : 1.0
            slope[level] += jump * breakpoint.rate
            guard isSlopeNegative else { return breakpoint }
            passedRows.append(breakpoint.row)
        }
        return nil
    }

    struct Candidate {
        let position: Int32
        let sign: Double
        let place: Int32
        let cost: Double
    }

    /// Returns a move that reduces the cost: the best of several, or the one with the smallest index
    /// under Bland's rule.
    private mutating func nextCandidate() -> Candidate? {
        var best: Candidate?
        var examined = 0
        var place = candidates.count - 1
        while place >= 0, pace.isCareful || examined < 16 {
            let position = candidates.positions[place]
            if let candidate = payingMove(of: position) {
                examined += 1
                if best.map({ isBetter(candidate, than: $0) }) ?? true { best = candidate }
            } else {
                candidates.remove(at: place)
            }
            place -= 1
        }
        return best
    }

    private func isBetter(_ one: Candidate, than other: Candidate) -> Bool {
        if pace.isCareful { return careIndex(of: one.position) < careIndex(of: other.position) }
        return one.place != other.place ? one.place < other.place : one.cost < other.cost
    }

    /// Returns an index of the member at a position that is independent of the position.
    func careIndex(of position: Int32) -> Int32 {
        let member = basis.members[position]
        return member >= 0 ? member : Int32.max + (member + 1)
    }

    private func payingMove(of position: Int32) -> Candidate? {
        for sign in [1.0, -1.0] {
            guard let leading = leadingCost(ofMoving: position, towards: sign), leading.cost < 0 else {
                continue
            }
            return Candidate(position: position, sign: sign, place: leading.place, cost: leading.cost)
        }
        return nil
    }
}
