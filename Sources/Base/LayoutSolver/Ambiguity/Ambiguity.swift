extension Simplex {
    /// Returns whether the variable can move without changing the objective.
    ///
    /// Moving the variable is one more level of the objective, below all others, first upward and then downward. A move that costs
    /// nothing in the levels above and has a positive length proves the ambiguity. A move of length 0 exchanges rows without moving
    /// anything, and the search continues from there by Bland's rule.
    mutating func isAmbiguous(_ variable: Int32) -> Bool {
        makeRoom()
        return canMove(variable, towards: 1) || canMove(variable, towards: -1)
    }

    private mutating func canMove(_ variable: Int32, towards sign: Double) -> Bool {
        var budget = 200 + 4 * Int(basis.count)
        while budget > 0, let (position, side) = freeMember(moving: variable, towards: sign) {
            findDirection(ofMoving: position, towards: side)
            findBreakpoints()
            guard let end = breakpoints.takeNearestOfSmallestIndex() else { return true }
            if end.length * abs(direction[variable]) > 1e-6 { return true }
            exchange(at: position, with: end.row, leavingTowards: side, by: 0)
            budget -= 1
        }
        return false
    }

    /// Returns the member with the smallest index that moves the variable in a direction at no cost.
    private mutating func freeMember(moving variable: Int32, towards sign: Double) -> (Int32, Double)? {
        weights.clear()
        weights.add(1, at: variable)
        basis.solveTransposed(&weights)
        var best: (position: Int32, side: Double)?
        for place in 0..<weights.support.count {
            let position = weights.support[place]
            guard abs(weights[position]) > Self.smallestRate else { continue }
            let side = weights[position] > 0 ? sign : -sign
            guard let leading = leadingCost(ofMoving: position, towards: side), leading.cost == 0 else {
                continue
            }
            if let found = best, careIndex(of: found.position) < careIndex(of: position) { continue }
            best = (position, side)
        }
        return best.map { ($0.position, $0.side) }
    }
}
