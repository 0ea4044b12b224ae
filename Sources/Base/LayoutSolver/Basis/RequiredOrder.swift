/// Admits the required equalities to a basis, in an order that minimizes subtraction.
///
/// First, repeatedly, a row with a single undetermined variable, which it determines. Then, repeatedly, a row with a variable that no
/// other remaining row contains; it is solved for that variable. The remaining rows are a system of equations.
struct RequiredOrder: ~Copyable {
    private var candidates = Storage<Int32>()
    /// For each variable, the start and the end of its entries in the candidates.
    private var start = Storage<Int32>()
    private var end = Storage<Int32>()
    private var holders = Storage<Int32>()
    /// For each candidate, the number of undetermined variables; 0 if it is done.
    private var openVariables = Storage<Int32>()
    /// For each variable, the number of unfinished candidates that contain it.
    private var openCandidates = Storage<Int32>()
    private var isDetermined = Storage<Bool>()
    private var queue = Storage<Int32>()

    mutating func removeAll() {
        candidates.removeAll()
    }

    mutating func append(_ row: Int32) {
        candidates.append(row)
    }

    mutating func admitAll(
        to basis: inout Basis, _ factoring: inout Factoring, _ equations: borrowing Equations
    ) {
        guard !candidates.isEmpty else { return }
        count(variables: basis.count, equations)
        admitDetermined(to: &basis, &factoring, equations)
        admitSolvable(to: &basis, &factoring, equations)
        for candidate in 0..<candidates.count where openVariables[candidate] > 0 {
            factoring.admit(candidates[candidate], &basis, equations)
        }
    }

    private mutating func count(variables: Int32, _ equations: borrowing Equations) {
        openVariables.removeAll()
        openCandidates.resize(to: variables, filling: 0)
        openCandidates.fill(with: 0)
        isDetermined.resize(to: variables, filling: false)
        isDetermined.fill(with: false)
        queue.removeAll()
        for candidate in 0..<candidates.count {
            var size: Int32 = 0
            var entry = equations.rows[candidates[candidate]].firstEntry
            while entry >= 0 {
                openCandidates[equations.entries[entry].variable] += 1
                size += 1
                entry = equations.entries[entry].nextInRow
            }
            openVariables.append(size)
            if size == 1 { queue.append(candidate) }
        }
        indexHolders(variables: variables, equations)
    }

    private mutating func indexHolders(variables: Int32, _ equations: borrowing Equations) {
        start.resize(to: variables, filling: 0)
        end.resize(to: variables, filling: 0)
        var sum: Int32 = 0
        for variable in 0..<variables {
            start[variable] = sum
            end[variable] = sum
            sum += openCandidates[variable]
        }
        holders.resize(to: sum, filling: 0)
        for candidate in 0..<candidates.count {
            var entry = equations.rows[candidates[candidate]].firstEntry
            while entry >= 0 {
                let variable = equations.entries[entry].variable
                holders[end[variable]] = candidate
                end[variable] += 1
                entry = equations.entries[entry].nextInRow
            }
        }
    }

    private mutating func admitDetermined(
        to basis: inout Basis, _ factoring: inout Factoring, _ equations: borrowing Equations
    ) {
        var next: Int32 = 0
        while next < queue.count {
            let candidate = queue[next]
            next += 1
            // If another row has determined its last variable, the row is a sum of others.
            guard openVariables[candidate] == 1 else { continue }
            openVariables[candidate] = 0
            let row = candidates[candidate]
            let variable = openVariable(of: row, equations)
            factoring.admit(row, solvedFor: variable, isDetermined: isDetermined, &basis, equations)
            isDetermined[variable] = true
            for place in start[variable]..<end[variable] {
                let holder = holders[place]
                guard openVariables[holder] > 0 else { continue }
                openVariables[holder] -= 1
                if openVariables[holder] == 1 { queue.append(holder) }
            }
        }
    }

    private func openVariable(of row: Int32, _ equations: borrowing Equations) -> Int32 {
        var entry = equations.rows[row].firstEntry
        while isDetermined[equations.entries[entry].variable] { entry = equations.entries[entry].nextInRow }
        return equations.entries[entry].variable
    }

    private mutating func admitSolvable(
        to basis: inout Basis, _ factoring: inout Factoring, _ equations: borrowing Equations
    ) {
        queue.removeAll()
        for variable in 0..<openCandidates.count where !isDetermined[variable] {
            var open: Int32 = 0
            for place in start[variable]..<end[variable] where openVariables[holders[place]] > 0 { open += 1 }
            openCandidates[variable] = open
            if open == 1 { queue.append(variable) }
        }
        while !queue.isEmpty {
            let variable = queue.removeLast()
            guard openCandidates[variable] == 1, let candidate = openHolder(of: variable) else { continue }
            let row = candidates[candidate]
            guard equations.isLarge(variable, in: row) else { continue }
            openVariables[candidate] = 0
            factoring.admit(row, solvedFor: variable, isDetermined: isDetermined, &basis, equations)
            var entry = equations.rows[row].firstEntry
            while entry >= 0 {
                let other = equations.entries[entry].variable
                openCandidates[other] -= 1
                if openCandidates[other] == 1, !isDetermined[other] { queue.append(other) }
                entry = equations.entries[entry].nextInRow
            }
        }
    }

    private func openHolder(of variable: Int32) -> Int32? {
        for place in start[variable]..<end[variable] where openVariables[holders[place]] > 0 {
            return holders[place]
        }
        return nil
    }
}

extension Equations {
    func coefficient(of variable: Int32, in row: Int32) -> Double {
        var entry = rows[row].firstEntry
        while entry >= 0 {
            if entries[entry].variable == variable { return entries[entry].coefficient }
            entry = entries[entry].nextInRow
        }
        return 0
    }

    /// Returns whether the coefficient of a variable is large enough to divide a row by.
    func isLarge(_ variable: Int32, in row: Int32) -> Bool {
        var largest = 0.0
        var entry = rows[row].firstEntry
        while entry >= 0 {
            largest = max(largest, abs(entries[entry].coefficient))
            entry = entries[entry].nextInRow
        }
        return abs(coefficient(of: variable, in: row)) >= largest * 0.01
    }
}
