/// The state of the solver: the constraints, a basis, the values that follow from it, and the multipliers that show whether
/// it is optimal.
///
/// ``solve(breaking:)`` has three steps: it applies the changes; it satisfies the required rows that the changes have violated; it
/// improves the objective while it can. Each step moves along an edge: a tight row leaves the basis, and the row at which the move
/// ends replaces it.
///
/// The solver terminates. A move that makes progress never returns to a previous basis, and the number of bases is finite. Moves
/// without progress could cycle; after several of them in a row, both choices follow Bland's rule (the smallest index), which can't
/// cycle ("New Finite Pivoting Rules for the Simplex Method", 1977; the proof needs an ordered field, and the objective's vectors are
/// elements of one). If rounding breaks the argument, a budget of moves, proportional to the size of the system, ends the solution at
/// the last basis.
struct Simplex: ~Copyable {
    /// Residuals below this value are rounding errors.
    static let tolerance = 1e-8
    /// A move that changes a row more slowly than this doesn't affect it.
    static let smallestRate = 1e-7

    var equations = Equations()
    var levels = Levels()
    var basis = Basis()
    var multipliers = Multipliers()

    var values = Storage<Double>()
    var reportedValues = Storage<Double>()
    var isMarkedChanged = Storage<Bool>()
    var changedVariables = Storage<Int32>()

    var unusedVariables = Storage<Int32>()
    var releasedVariables = Storage<Int32>()
    var changedRows = Storage<Int32>()
    /// Required rows that may be violated.
    var violatedRows = Storage<Int32>()
    /// Gradient changes that aren't applied to the multipliers yet.
    var gradientChanges = Storage<GradientChange>()
    /// Positions whose row may be worth moving.
    var candidates = Candidates()

    /// The rates of the variables when a residual grows by one.
    var direction = SparseVector()
    /// The rates of the loose rows' residuals along the move.
    var rates = SparseVector()
    /// A row as a sum of the rows of the basis.
    var weights = SparseVector()
    var breakpoints = Breakpoints()
    /// The optional rows whose residual changes its sign during a move.
    var passedRows = Storage<Int32>()
    /// The cost of a move per unit of its length.
    var slope = Storage<Double>()

    var factoring = Factoring()
    var requiredOrder = RequiredOrder()
    var optionalOrder = OptionalOrder()
    var pace: Pace
    /// The number of constraints added, removed, or given another priority since the last solution.
    var structuralChanges: Int32 = 0
    var shiftsSinceRefresh: Int32 = 0

    init(patience: Int) {
        pace = Pace(patience: patience)
    }

    mutating func makeVariable() -> Int32 {
        if !unusedVariables.isEmpty { return unusedVariables.removeLast() }
        let variable = values.count
        values.append(0)
        reportedValues.append(0)
        isMarkedChanged.append(false)
        equations.addColumn()
        basis.addVariable()
        multipliers.addPosition()
        candidates.addPosition()
        return variable
    }

    /// Resizes vectors on demand rather than with each variable and row.
    mutating func makeRoom() {
        direction.resize(to: values.count)
        weights.resize(to: values.count)
        rates.resize(to: equations.rows.count)
    }

    mutating func setValue(_ value: Double, of variable: Int32) {
        values[variable] = value
        guard !isMarkedChanged[variable] else { return }
        isMarkedChanged[variable] = true
        changedVariables.append(variable)
    }

    mutating func takeChangedVariables() -> [Int32] {
        var changed: [Int32] = []
        for place in 0..<changedVariables.count {
            let variable = changedVariables[place]
            isMarkedChanged[variable] = false
            guard values[variable] != reportedValues[variable] else { continue }
            reportedValues[variable] = values[variable]
            changed.append(variable)
        }
        changedVariables.removeAll()
        return changed
    }
}
