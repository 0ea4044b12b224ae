/// The exchanges of members since the basis was factored (the product form of the inverse).
///
/// An exchange is stored as the new row in terms of the previous rows.
struct Replacements: ~Copyable {
    struct Replacement {
        let position: Int32
        let reciprocal: Double
        let start: Int32
        let end: Int32
    }

    private var replacements = Storage<Replacement>()
    private var positions = Storage<Int32>()
    private var coefficients = Storage<Double>()

    /// Returns whether the basis should be factored again.
    func isLong(forMembers count: Int32) -> Bool {
        replacements.count > 64 + count / 16 || positions.count > 4_096 + count * 2
    }

    var isEmpty: Bool { replacements.isEmpty }

    mutating func removeAll() {
        replacements.removeAll()
        positions.removeAll()
        coefficients.removeAll()
    }

    mutating func append(at position: Int32, _ row: borrowing SparseVector) {
        let start = positions.count
        for place in 0..<row.support.count {
            let other = row.support[place]
            guard other != position, abs(row[other]) > 1e-13 else { continue }
            positions.append(other)
            coefficients.append(row[other])
        }
        replacements.append(
            Replacement(position: position, reciprocal: 1 / row[position], start: start, end: positions.count)
        )
    }

    /// Converts right-hand sides for the current members to right-hand sides for the factored members.
    func undo(in sides: inout SparseVector) {
        for place in stride(from: replacements.count - 1, through: 0, by: -1) {
            let replacement = replacements[place]
            var sum = sides[replacement.position]
            for entry in replacement.start..<replacement.end {
                sum -= coefficients[entry] * sides[positions[entry]]
            }
            if sum != 0 { sides.include(replacement.position) }
            sides[replacement.position] = sum * replacement.reciprocal
        }
    }

    /// Converts weights of the factored members to weights of the current members.
    func apply(to weights: inout SparseVector) {
        for place in 0..<replacements.count {
            let replacement = replacements[place]
            let weight = weights[replacement.position] * replacement.reciprocal
            guard weight != 0 else { continue }
            weights[replacement.position] = weight
            for entry in replacement.start..<replacement.end {
                weights.add(-coefficients[entry] * weight, at: positions[entry])
            }
        }
    }
}
