extension Simplex {
    /// Returns the tight rows whose sum determines a variable.
    mutating func constraints(affecting variable: Int32) -> [Int32] {
        makeRoom()
        weights.clear()
        weights.add(1, at: variable)
        basis.solveTransposed(&weights)
        var affecting: [Int32] = []
        for place in 0..<weights.support.count {
            let position = weights.support[place]
            let member = basis.members[position]
            if member >= 0, abs(weights[position]) > Self.smallestRate { affecting.append(member) }
        }
        return affecting
    }
}
