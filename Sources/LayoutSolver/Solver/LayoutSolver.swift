/// Finds values for variables under linear constraints with priorities: the engine behind Auto Layout.
///
/// Required constraints hold. The others are satisfied in strict order of priority: no amount of a lower priority outweighs
/// a higher one. Within one priority the sum of the absolute errors is least.
///
/// Changes are collected; ``solve(breaking:)`` brings the values up to date. A solver is not safe to use from several threads
/// at a time.
///
/// It is the simplex method in the form that Cassowary made usual for layouts: incremental, with an objective that is a vector
/// by priority. The folder "Basis" says what it stands on, "Simplex" how it moves, and why it ends.
package final class LayoutSolver {
    private var simplex: Simplex

    /// Makes a solver with no variables and no constraints.
    package convenience init() {
        self.init(patience: 24)
    }

    /// Makes a solver that turns to Bland's rule after so many moves without progress; below 0 it always follows it.
    init(patience: Int) {
        simplex = Simplex(patience: patience)
    }

    /// Makes a variable of any sign. Its value is 0 until a constraint asks for another one.
    package func makeVariable() -> LayoutVariable {
        LayoutVariable(index: simplex.makeVariable())
    }

    /// Gives a variable back. No constraint may name it any more, but for constraints that have been removed.
    package func release(_ variable: LayoutVariable) {
        simplex.release(variable.index)
    }

    /// Adds a constraint: the sum of the terms and the constant stands in the relation to 0.
    ///
    /// - Parameters:
    ///   - terms: variables with their coefficients. Terms of the same variable add up.
    ///   - constant: what is added to the terms.
    ///   - relation: how the sum compares with 0.
    ///   - priority: 1 to 1,000; 1,000 and more is required.
    /// - Returns: the name of the constraint, until it is removed.
    package func add(
        _ terms: [LayoutTerm], constant: Double, _ relation: LayoutRelation, priority: Float
    ) -> LayoutConstraintID {
        LayoutConstraintID(index: simplex.add(terms, constant: constant, relation, priority: priority))
    }

    /// Removes a constraint. Its name may be given to another one after the next ``solve(breaking:)``.
    package func remove(_ id: LayoutConstraintID) {
        simplex.remove(id.index)
    }

    /// Replaces the constant of a constraint.
    package func setConstant(_ constant: Double, of id: LayoutConstraintID) {
        simplex.setConstant(constant, of: id.index)
    }

    /// Replaces the priority of a constraint. It may become required or cease to be.
    package func setPriority(_ priority: Float, of id: LayoutConstraintID) {
        simplex.setPriority(priority, of: id.index)
    }

    /// Brings all values up to date.
    ///
    /// A broken constraint stays out, whatever changes, until it is removed and added again, as UIKit breaks constraints.
    ///
    /// - Parameter breaking: called for each set of required constraints that cannot hold together. The set is minimal:
    ///   without any one of them the others can hold. It returns the one to break, which is one of the set. It must not call
    ///   the solver.
    package func solve(breaking: (_ conflict: [LayoutConstraintID]) -> LayoutConstraintID) {
        simplex.solve(breaking: breaking)
    }

    /// The value of a variable as of the last ``solve(breaking:)``.
    ///
    /// A variable that no constraint determines keeps its last value for as long as that is among the best ones, and else
    /// has another of the best values. The same changes in the same order give the same values.
    package func value(of variable: LayoutVariable) -> Double {
        simplex.values[variable.index]
    }

    /// The variables whose value is not the one that it was at the last call of this method, in no special order.
    package func takeChangedVariables() -> [LayoutVariable] {
        simplex.takeChangedVariables().map(LayoutVariable.init)
    }

    /// Whether another solution that is as good gives the variable another value. It speaks of the last ``solve(breaking:)``.
    package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        simplex.isAmbiguous(variable.index)
    }

    /// The constraints that give the variable its value, as of the last ``solve(breaking:)``: if a constant among them changes
    /// a little, so does the value. A constraint that is satisfied with room to spare, or that lost against higher priorities,
    /// is not among them.
    package func constraints(affecting variable: LayoutVariable) -> [LayoutConstraintID] {
        simplex.constraints(affecting: variable.index).map(LayoutConstraintID.init)
    }
}
