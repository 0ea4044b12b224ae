import SwiftOperators
import SwiftSyntax

/// The value of an `#if` condition when a file is adopted.
public enum LinuxCondition {
    /// The clauses that may be compiled.
    public static func clauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
        var clauses: [IfConfigClauseSyntax] = []
        for clause in node.clauses {
            let value = isWithoutAlternative(clause) ? true : clause.condition.map(value) ?? true
            if value != false { clauses.append(clause) }
            if value == true { break }
        }
        return clauses
    }

    /// Whether a clause declares types for systems with Objective-C, and no other clause declares them for Linux: other code needs them.
    public static func isWithoutAlternative(_ clause: IfConfigClauseSyntax) -> Bool {
        guard clause.condition?.trimmedDescription == "canImport(ObjectiveC)",
            clause.parent?.as(IfConfigClauseListSyntax.self)?.count == 1,
            case .statements(let items)? = clause.elements
        else { return false }
        return items.contains {
            [.classDecl, .enumDecl, .protocolDecl, .structDecl].contains($0.item.kind)
        }
    }

    /// The value; `nil` if it depends on the build.
    public static func value(_ condition: ExprSyntax) -> Bool? {
        if let call = condition.as(FunctionCallExprSyntax.self) { return value(call) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return value(not.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return value(tuple.elements.first!.expression)
        }
        if let infix = condition.as(InfixOperatorExprSyntax.self) { return value(infix) }
        if condition.is(SequenceExprSyntax.self) {
            let folded = OperatorTable.logicalOperators.foldAll(condition) { _ in }
            return folded.as(InfixOperatorExprSyntax.self).flatMap(value)
        }
        return nil
    }

    private static func value(_ infix: InfixOperatorExprSyntax) -> Bool? {
        let (left, right) = (value(infix.leftOperand), value(infix.rightOperand))
        switch infix.operator.trimmedDescription {
        case "&&": return left == false || right == false ? false : left == true && right == true ? true : nil
        case "||": return left == true || right == true ? true : left == false && right == false ? false : nil
        default: return nil
        }
    }

    private static func value(_ call: FunctionCallExprSyntax) -> Bool? {
        let name = call.calledExpression.trimmedDescription
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch name {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport":
            return ["UIKit", "Foundation", "QuartzCore", "CoreGraphics"].contains(argument)
                ? true : isAbsent(argument) ? false : nil
        default: return nil
        }
    }

    /// Whether a module is unavailable on iOS or on Linux. Code that extends UIKit for SwiftUI is omitted.
    public static func isAbsent(_ module: String) -> Bool { absent.contains(module) }

    private static let absent: Set<String> = [
        "ObjectiveC", "AppKit", "Cocoa", "SwiftUI", "WatchKit", "TVUIKit", "zlib",
    ]
}
