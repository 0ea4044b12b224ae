/// Admits rows that needn't be tight to a basis: the previously tight rows, then the new optional ones by priority, with the
/// equalities of a priority before its inequalities.
struct OptionalOrder: ~Copyable {
    struct Candidate {
        let row: Int32
        let level: Int32
    }

    private var tight = Storage<Int32>()
    private var new = Storage<Candidate>()

    mutating func removeAll() {
        tight.removeAll()
        new.removeAll()
    }

    mutating func appendTight(_ row: Int32) {
        tight.append(row)
    }

    mutating func append(_ row: Int32, _ level: Int32) {
        new.append(Candidate(row: row, level: level))
    }

    func admitAll(
        to basis: inout Basis, _ factoring: inout Factoring, _ equations: borrowing Equations,
        _ levels: borrowing Levels
    ) {
        for place in 0..<tight.count { factoring.admit(tight[place], &basis, equations) }
        guard !new.isEmpty else { return }
        for place in 0..<levels.order.count {
            let level = levels.order[place]
            for isEquality in [true, false] {
                for place in 0..<new.count where new[place].level == level {
                    let row = new[place].row
                    guard (equations.rows[row].relation == .equal) == isEquality else { continue }
                    factoring.admit(row, &basis, equations)
                }
            }
        }
    }
}
