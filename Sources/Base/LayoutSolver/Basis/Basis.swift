/// The rows that hold exactly, as many as there are variables, and independent of each other. They determine the variables' values.
///
/// A position is a row's index in the basis. If too few constraints determine the variables, anchors fill the basis: the anchor of a
/// variable fixes its current value.
///
/// The rows are stored as the product of a lower and an upper triangular matrix, whose nodes are both the positions and the
/// variables: factoring gives each row the position of the variable that it is solved for.
struct Basis: ~Copyable {
    /// A row's index, or `~variable` for the anchor of a variable.
    var members = Storage<Int32>()
    var lowerRows = Triangle()
    var lowerColumns = Triangle()
    var upperRows = Triangle()
    var upperColumns = Triangle()
    /// The reciprocals of the lower matrix's diagonal. The upper matrix has ones on its diagonal.
    var reciprocals = Storage<Double>()
    var replacements = Replacements()
    var substitution = Substitution()

    var count: Int32 { members.count }

    /// Adds a variable with its position and its anchor.
    mutating func addVariable() {
        members.append(~count)
        lowerRows.addNode()
        lowerColumns.addNode()
        upperRows.addNode()
        upperColumns.addNode()
        reciprocals.append(1)
        substitution.addNode()
    }

    /// Replaces residuals by position with the variables that produce them.
    mutating func solve(_ vector: inout SparseVector) {
        replacements.undo(in: &vector)
        substitution.solve(lowerColumns, reciprocals: reciprocals, &vector)
        substitution.solve(upperColumns, &vector)
    }

    /// Replaces coefficients by variable with weights of the members whose sum they are.
    mutating func solveTransposed(_ vector: inout SparseVector) {
        substitution.solve(upperRows, &vector)
        substitution.solve(lowerRows, reciprocals: reciprocals, &vector)
        replacements.apply(to: &vector)
    }

    /// Replaces a member with another one, which is the given sum of the members.
    mutating func replace(at position: Int32, with member: Int32, _ row: borrowing SparseVector) {
        members[position] = member
        replacements.append(at: position, row)
    }
}
