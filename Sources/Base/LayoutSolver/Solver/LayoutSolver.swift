/// Finds values for variables under linear constraints with priorities: the engine of Auto Layout.
///
/// Required constraints hold. The others are satisfied in strict order of priority: no number of lower priorities outweighs a
/// higher one. Within one priority, the sum of the absolute errors is minimal.
///
/// Changes are collected; ``solve(breaking:)`` updates the values. A solver isn't thread-safe.
///
/// It uses the simplex method in the form that Cassowary established for layouts: incremental, with an objective that is a
/// vector by priority. The folder "Basis" contains its foundation, "Simplex" its moves and the reason why it terminates.
package final class LayoutSolver {
    private var simplex: Simplex

    /// Creates a solver without variables and constraints.
    package convenience init() {
        self.init(patience: 24)
    }

    /// Creates a solver that switches to Bland's rule after `patience` moves without progress; below 0, it always
    /// follows the rule.
    init(patience: Int) {
        simplex = Simplex(patience: patience)
    }

    /// Creates a variable of any sign. Its value is 0 until a constraint requires another one.
    package func makeVariable() -> LayoutVariable {
        LayoutVariable(index: simplex.makeVariable())
    }

    /// Releases a variable. No constraint may contain it, except for removed constraints.
    package func release(_ variable: LayoutVariable) {
        simplex.release(variable.index)
    }

    /// Adds a constraint: the sum of the terms and the constant has the relation to 0.
    ///
    /// - Parameters:
    ///   - terms: Variables with their coefficients. Terms of the same variable add up.
    ///   - constant: The constant that is added to the terms.
    ///   - relation: The relation of the sum to 0.
    ///   - priority: 1 to 1,000; 1,000 and more is required.
    /// - Returns: The identifier of the constraint, valid until it is removed.
    package func add(
        _ terms: [LayoutTerm], constant: Double, _ relation: LayoutRelation, priority: Float
    ) -> LayoutConstraintID {
        LayoutConstraintID(index: simplex.add(terms, constant: constant, relation, priority: priority))
    }

    /// Removes a constraint. Its identifier can be reused after the next ``solve(breaking:)``.
    package func remove(_ id: LayoutConstraintID) {
        simplex.remove(id.index)
    }

    /// Replaces the constant of a constraint.
    package func setConstant(_ constant: Double, of id: LayoutConstraintID) {
        simplex.setConstant(constant, of: id.index)
    }

    /// Replaces the priority of a constraint. It can change between required and optional.
    package func setPriority(_ priority: Float, of id: LayoutConstraintID) {
        simplex.setPriority(priority, of: id.index)
    }

    /// Updates all values.
    ///
    /// A broken constraint stays excluded, whatever changes, until it is removed and added again, as UIKit breaks constraints.
    ///
    /// - Parameter breaking: Called for each set of conflicting required constraints. The set is minimal: without any one of
    /// them, the others can be satisfied. Returns the constraint to break, which must be in the set. It must not
    /// call the solver.
    package func solve(breaking: (_ conflict: [LayoutConstraintID]) -> LayoutConstraintID) {
        simplex.solve(breaking: breaking)
    }

    /// Returns the value of a variable after the last ``solve(breaking:)``.
    ///
    /// A variable that no constraint determines keeps its last value as long as that is optimal, and otherwise has another
    /// optimal value. The same changes in the same order give the same values.
    package func value(of variable: LayoutVariable) -> Double {
        simplex.values[variable.index]
    }

    /// Returns the variables whose value has changed since the last call, in no particular order.
    package func takeChangedVariables() -> [LayoutVariable] {
        simplex.takeChangedVariables().map(LayoutVariable.init)
    }

    /// Returns whether another optimal solution gives the variable another value, after the last ``solve(breaking:)``.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        simplex.isAmbiguous(variable.index)
    }

    /// Returns the constraints that determine the variable's value, after the last ``solve(breaking:)``: a small change of one
    /// of their constants changes the value. Constraints with slack, or overruled by higher priorities, aren't included.
    package func constraints(affecting variable: LayoutVariable) -> [LayoutConstraintID] {
        simplex.constraints(affecting: variable.index).map(LayoutConstraintID.init)
    }
}
