extension Simplex {
    /// Moves while a move makes the objective smaller.
    mutating func improve() {
        applyGradientChanges()
        while !pace.isExhausted, let candidate = nextCandidate() {
            findDirection(ofMoving: candidate.position, towards: candidate.sign)
            setSlope(ofMoving: candidate.position, towards: candidate.sign)
            findBreakpoints()
            guard let end = findEndOfMove() else {
                // The cost has no end to fall to, so its slope was rounding.
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

    /// Goes from breakpoint to breakpoint while the cost still falls. The rows on the way are the passed ones.
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

    /// A move that pays: the best among some, or the one of the smallest index where care is needed.
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

    /// An index of the member at a position that does not depend on the position.
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
