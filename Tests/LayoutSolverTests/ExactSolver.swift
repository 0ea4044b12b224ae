import LayoutSolver

/// A constraint with integer coefficients.
struct WholeConstraint {
    var terms: [(variable: Int, coefficient: Int)]
    var constant: Int
    var relation: LayoutRelation
    var priority: Float

    var isRequired: Bool { priority >= 1_000 }

    func residual(at values: [Double]) -> Double {
        terms.reduce(Double(constant)) { $0 + Double($1.coefficient) * values[$1.variable] }
    }

    func error(at values: [Double]) -> Double {
        let residual = residual(at: values)
        return switch relation {
        case .equal: abs(residual)
        case .greaterThanOrEqual: max(0, -residual)
        case .lessThanOrEqual: max(0, residual)
        }
    }
}

/// A quotient of integers.
struct Quotient: Equatable {
    let numerator: Int
    let denominator: Int

    var value: Double { Double(numerator) / Double(denominator) }

    static func == (one: Quotient, other: Quotient) -> Bool {
        one.numerator * other.denominator == other.numerator * one.denominator
    }
}

/// Solves small systems exactly: the textbook's simplex method on a table of integers with one common denominator, one level of the
/// objective after the other, with Bland's rule. It traps instead of overflowing.
///
/// Each constraint is a row `terms + constant = over - under` with `over` and `under` at least 0, so a violated constraint costs the
/// excess, the deficit or both. Violated required constraints are the first level.
struct ExactSolver {
    /// The minimum sum of errors by level: the first is that of the required constraints.
    private(set) var errors: [Quotient] = []

    private let variableCount: Int
    private let width: Int
    private let height: Int
    /// `height` rows and the objective's, each with `width` columns and the right side.
    private var table: [Int]
    private var denominator = 1
    private var basic: [Int]
    private var isOpen: [Bool]

    /// Solves a system. If the required constraints contradict each other, solves only their level.
    init(variables: Int, _ constraints: [WholeConstraint]) {
        variableCount = variables
        height = constraints.count
        width = variables + 1 + 2 * constraints.count
        table = Array(repeating: 0, count: (height + 1) * (width + 1))
        basic = []
        isOpen = Array(repeating: true, count: width)
        for (row, constraint) in constraints.enumerated() { fill(row, constraint) }
        let levels = Set(constraints.map(\.priority).filter { $0 < 1_000 }).sorted(by: >)
        solveLevel(constraints) { $0.isRequired }
        for level in levels where isSatisfiable { solveLevel(constraints) { $0.priority == level } }
    }

    /// Whether all required constraints can hold.
    var isSatisfiable: Bool { errors[0].numerator == 0 }

    /// The minimum and maximum value of a variable in all optimal solutions; `nil` if it is unbounded in a direction.
    func range(of variable: Int) -> (least: Quotient, greatest: Quotient)? {
        guard let least = extreme(of: variable, sign: 1), let greatest = extreme(of: variable, sign: -1)
        else {
            return nil
        }
        return (least, greatest)
    }

    private func extreme(of variable: Int, sign: Int) -> Quotient? {
        var copy = self
        var costs = Array(repeating: 0, count: width)
        costs[variable] = sign
        costs[variableCount] = -sign
        guard copy.minimize(costs) else { return nil }
        return Quotient(
            numerator: copy.value(ofColumn: variable) - copy.value(ofColumn: variableCount),
            denominator: copy.denominator)
    }

    private func value(ofColumn column: Int) -> Int {
        basic.firstIndex(of: column).map { table[$0 * (width + 1) + width] } ?? 0
    }

    private mutating func fill(_ row: Int, _ constraint: WholeConstraint) {
        let start = row * (width + 1)
        let over = variableCount + 1 + 2 * row
        let sign = constraint.constant >= 0 ? -1 : 1
        for term in constraint.terms {
            // A variable of any sign is the difference of two nonnegative ones; all variables share the second one.
            table[start + term.variable] += sign * term.coefficient
            table[start + variableCount] -= sign * term.coefficient
        }
        table[start + over] = -sign
        table[start + over + 1] = sign
        table[start + width] = abs(constraint.constant)
        basic.append(sign < 0 ? over : over + 1)
    }

    private mutating func solveLevel(_ constraints: [WholeConstraint], _ isInLevel: (WholeConstraint) -> Bool)
    {
        var costs = Array(repeating: 0, count: width)
        for (row, constraint) in constraints.enumerated() where isInLevel(constraint) {
            let over = variableCount + 1 + 2 * row
            if constraint.relation != .greaterThanOrEqual { costs[over] = 1 }
            if constraint.relation != .lessThanOrEqual { costs[over + 1] = 1 }
        }
        let isBounded = minimize(costs)
        precondition(isBounded, "A sum of errors is at least 0.")
        errors.append(Quotient(numerator: -table[height * (width + 1) + width], denominator: denominator))
        for column in 0..<width where table[height * (width + 1) + column] != 0 { isOpen[column] = false }
    }

    /// Returns `false` if the costs have no minimum.
    private mutating func minimize(_ costs: [Int]) -> Bool {
        setObjective(costs)
        let objective = height * (width + 1)
        while let column = (0..<width).first(where: { isOpen[$0] && table[objective + $0] < 0 }) {
            guard let row = leavingRow(column) else { return false }
            pivot(row, column)
        }
        return true
    }

    private mutating func setObjective(_ costs: [Int]) {
        let objective = height * (width + 1)
        for column in 0...width {
            var sum = column < width ? costs[column] * denominator : 0
            for row in 0..<height where costs[basic[row]] != 0 {
                sum -= costs[basic[row]] * table[row * (width + 1) + column]
            }
            table[objective + column] = sum
        }
    }

    private func leavingRow(_ column: Int) -> Int? {
        var best: Int?
        for row in 0..<height {
            let entry = table[row * (width + 1) + column]
            guard entry > 0 else { continue }
            guard let found = best else {
                best = row
                continue
            }
            let one = table[row * (width + 1) + width] * table[found * (width + 1) + column]
            let other = table[found * (width + 1) + width] * entry
            if one < other || (one == other && basic[row] < basic[found]) { best = row }
        }
        return best
    }

    /// Edmonds' pivot: every entry is a determinant of the system's numbers, so the division has no remainder.
    private mutating func pivot(_ pivotRow: Int, _ pivotColumn: Int) {
        let pivotStart = pivotRow * (width + 1)
        let pivot = table[pivotStart + pivotColumn]
        for row in 0...height where row != pivotRow {
            let start = row * (width + 1)
            let factor = table[start + pivotColumn]
            if factor == 0, pivot == denominator { continue }
            for column in 0...width {
                let entry = table[start + column]
                let other = table[pivotStart + column]
                if entry == 0, other == 0 || factor == 0 { continue }
                table[start + column] = (entry * pivot - factor * other) / denominator
            }
        }
        denominator = pivot
        basic[pivotRow] = pivotColumn
    }
}
