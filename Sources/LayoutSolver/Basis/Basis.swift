/// The rows that hold exactly, as many as there are variables, and independent of each other: the variables have their values
/// from them.
///
/// A position is a row's place in the basis. Where too few constraints determine the variables, anchors fill the basis: the anchor of
/// a variable says that it has the value that it has.
///
/// The rows are kept as the product of a lower and an upper triangular matrix, whose nodes are the positions and the variables
/// alike: factoring gives each row the position of the variable that it is solved for.
struct Basis: ~Copyable {
    /// A row's index, or `~variable` for the anchor of a variable.
    var members = Storage<Int32>()
    var lowerRows = Triangle()
    var lowerColumns = Triangle()
    var upperRows = Triangle()
    var upperColumns = Triangle()
    /// The reciprocals of the lower matrix's diagonal. The upper one's is all ones.
    var reciprocals = Storage<Double>()
    var replacements = Replacements()
    var substitution = Substitution()

    var count: Int32 { members.count }

    /// A new variable comes with a position, and its anchor is there.
    mutating func addVariable() {
        members.append(~count)
        lowerRows.addNode()
        lowerColumns.addNode()
        upperRows.addNode()
        upperColumns.addNode()
        reciprocals.append(1)
        substitution.addNode()
    }

    /// Replaces residuals by position by the variables that have them.
    mutating func solve(_ vector: inout SparseVector) {
        replacements.undo(in: &vector)
        substitution.solve(lowerColumns, reciprocals: reciprocals, &vector)
        substitution.solve(upperColumns, &vector)
    }

    /// Replaces coefficients by variable by weights of the members whose sum they are.
    mutating func solveTransposed(_ vector: inout SparseVector) {
        substitution.solve(upperRows, &vector)
        substitution.solve(lowerRows, reciprocals: reciprocals, &vector)
        replacements.apply(to: &vector)
    }

    /// Puts another member, which is this sum of the members, in the place of one.
    mutating func replace(at position: Int32, with member: Int32, _ row: borrowing SparseVector) {
        members[position] = member
        replacements.append(at: position, row)
    }
}
