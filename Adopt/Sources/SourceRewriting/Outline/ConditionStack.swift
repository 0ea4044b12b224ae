import LinuxConditions
import SwiftParser
import SwiftSyntax

/// The `#if` conditions around a position in a file.
struct ConditionStack {
    private struct Condition {
        /// Whether the current clause isn't compiled on Linux.
        var isSkipped = false
        /// Whether the build decides about the current clause or an earlier one.
        var isUncertain = false
        /// Whether a clause is certainly compiled, so that no later one is.
        var isDecided = false
    }

    private var conditions: [Condition] = []

    /// Whether the position isn't compiled on Linux.
    private(set) var isSkipped = false
    /// Whether the build decides if the position is compiled.
    private(set) var isUncertain = false

    /// Follows a directive.
    mutating func follow(_ name: String, _ condition: String) {
        switch name {
        case "#if": conditions.append(Self.next(Condition(), Self.value(condition)))
        case "#endif": _ = conditions.popLast()
        default:
            guard let last = conditions.popLast() else { return }
            conditions.append(Self.next(last, name == "#else" ? true : Self.value(condition)))
        }
        isSkipped = conditions.contains(where: \.isSkipped)
        isUncertain = conditions.contains(where: \.isUncertain)
    }

    private static func next(_ condition: Condition, _ value: Bool?) -> Condition {
        Condition(
            isSkipped: condition.isDecided || value == false,
            isUncertain: condition.isUncertain || value == nil,
            isDecided: condition.isDecided || value == true)
    }

    private static func value(_ condition: String) -> Bool? {
        var parser = Parser(condition)
        return LinuxCondition.value(ExprSyntax.parse(from: &parser))
    }
}
