/// The state of the solver: the constraints, a basis, the values that follow from it, and the multipliers that tell whether it is the
/// best one.
///
/// ``solve(breaking:)`` takes three steps: it applies what has changed; it satisfies the required rows that the changes have left
/// violated; it improves the objective while it can. Each step moves along an edge: a tight row leaves the basis, and the row at
/// which the move ends takes its place.
///
/// It ends. A move that makes progress never comes back to where it was, and there are finitely many bases. Moves without progress
/// could run in a circle; after some of them in a row both choices follow Bland's rule (the smallest index), which cannot ("New Finite
/// Pivoting Rules for the Simplex Method", 1977; the proof needs an ordered field, and the objective's vectors are one's elements).
/// Should rounding break the argument, a budget of moves, in proportion to the system, ends the solution at the last basis.
struct Simplex: ~Copyable {
    /// Residuals below this are rounding.
    static let tolerance = 1e-8
    /// Moves that change a row more slowly than this do not change it.
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
    /// Changes of gradients that the multipliers do not know of yet.
    var gradientChanges = Storage<GradientChange>()
    /// Positions whose row may be worth moving.
    var candidates = Candidates()

    /// How the variables move when a residual grows by one.
    var direction = SparseVector()
    /// How the residuals of the loose rows move with the variables.
    var rates = SparseVector()
    /// A row as a sum of the rows of the basis.
    var weights = SparseVector()
    var breakpoints = Breakpoints()
    /// The optional rows whose residual changes its sign on a move.
    var passedRows = Storage<Int32>()
    /// What a move costs a unit of its length.
    var slope = Storage<Double>()

    var factoring = Factoring()
    var requiredOrder = RequiredOrder()
    var optionalOrder = OptionalOrder()
    var pace: Pace
    /// Constraints that have been added, removed or given another priority since the last solution.
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

    /// Vectors grow when they are needed, not with each variable and row.
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
