/// The `#if` conditions that apply at the reader's position.
struct ConditionStack {
    /// For each open `#if`: the conditions of its branches so far. The last one applies.
    private var branches: [[String]] = []

    var current: Condition {
        branches.reduce(Condition()) { $0 + Condition(parts: Self.parts(of: $1)) }
    }

    /// Follows a directive. An `#endif` without an `#if` is ignored.
    mutating func note(_ directive: String, _ condition: String) {
        switch directive {
        case "if": branches.append([condition])
        case "elseif": addBranch(condition)
        case "else": addBranch("")
        default: _ = branches.popLast()
        }
    }

    private mutating func addBranch(_ condition: String) {
        guard !branches.isEmpty else { return }
        branches[branches.count - 1].append(condition)
    }

    /// A branch applies if its condition holds and no earlier one does. An `#else` has no condition.
    private static func parts(of conditions: [String]) -> [String] {
        conditions.dropLast().map { "!(\($0))" } + conditions.suffix(1).filter { !$0.isEmpty }
    }
}
