extension Simplex {
    /// Computes the direction of all variables if the row at a position leaves 0 in a direction.
    mutating func findDirection(ofMoving position: Int32, towards sign: Double) {
        direction.clear()
        direction.add(sign, at: position)
        basis.solve(&direction)
        findRates()
    }

    /// Computes the rates of the loose rows along ``direction``.
    mutating func findRates() {
        rates.clear()
        for place in 0..<direction.support.count {
            let variable = direction.support[place]
            let speed = direction[variable]
            guard speed != 0 else { continue }
            var entry = equations.columns[variable]
            while entry >= 0 {
                rates.add(equations.entries[entry].coefficient * speed, at: equations.entries[entry].row)
                entry = equations.entries[entry].nextInColumn
            }
        }
    }

    /// Finds the breakpoints, at which loose rows reach 0.
    mutating func findBreakpoints() {
        breakpoints.removeAll()
        for place in 0..<rates.support.count {
            let row = rates.support[place]
            let rate = rates[row]
            guard abs(rate) > Self.smallestRate else { continue }
            switch equations.rows[row].demand {
            case .nothing: continue
            case .required: findEnd(at: row, rate)
            case .optional:
                let side = equations.rows[row].side
                guard side * rate < 0 else { continue }
                appendBreakpoint(at: row, distance: side * equations.rows[row].residual, rate, isEnd: false)
            }
        }
    }

    /// A satisfied required row must not be violated. A violated one is repaired later.
    private mutating func findEnd(at row: Int32, _ rate: Double) {
        guard !isViolated(row) else { return }
        if case .equal = equations.rows[row].relation {
            return appendBreakpoint(at: row, distance: 0, rate, isEnd: true)
        }
        let side = equations.rows[row].satisfiedSide
        guard side * rate < 0 else { return }
        appendBreakpoint(at: row, distance: side * equations.rows[row].residual, rate, isEnd: true)
    }

    mutating func appendBreakpoint(at row: Int32, distance: Double, _ rate: Double, isEnd: Bool) {
        let length = distance <= Self.tolerance * 0.01 ? 0 : distance / abs(rate)
        breakpoints.append(.init(length: length, row: row, rate: abs(rate), isEnd: isEnd))
    }

    /// Moves along ``direction``.
    mutating func advance(by length: Double) {
        guard length > 0 else { return }
        for place in 0..<direction.support.count {
            let variable = direction.support[place]
            let speed = direction[variable]
            if speed != 0 { setValue(values[variable] + length * speed, of: variable) }
        }
        for place in 0..<rates.support.count {
            let row = rates.support[place]
            equations.rows[row].residual += length * rates[row]
        }
    }

    mutating func changeSidesOfPassedRows() {
        for place in 0..<passedRows.count { passZero(passedRows[place]) }
        passedRows.removeAll()
    }

    /// Flips the side of a loose row whose residual has passed 0.
    mutating func passZero(_ row: Int32) {
        let before = equations.rows[row].gradient
        equations.rows[row].side = -equations.rows[row].side
        noteGradient(of: row, before: before)
    }

    /// Returns whether a loose required row is violated by more than rounding.
    func isViolated(_ row: Int32) -> Bool {
        let violation = equations.rows[row].violation
        guard violation > Self.tolerance else { return false }
        return violation > 1e-11 * equations.size(of: row, at: values)
    }

    /// Updates a loose row for its residual: an optional row changes its side, a required one may need repair.
    mutating func findSide(of row: Int32) {
        switch equations.rows[row].demand {
        case .nothing: break
        case .required:
            if isViolated(row) { violatedRows.append(row) }
        case .optional:
            if equations.rows[row].side * equations.rows[row].residual < -Self.tolerance { passZero(row) }
        }
    }
}
