import SwiftSyntax

/// `where Proxy.Delegate: AnyObject` of a function: on a device an Objective-C protocol type satisfies the constraint. On Linux
/// no protocol type does, so the function takes any type instead, and compares its values as objects.
final class ClassConstraintRewriter: FileRewriter {
    private static let construct = "class constraint"
    /// The number of enclosing functions with such a constraint.
    private var functions = 0

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let constraints = Self.constraints(of: node)
        for constraint in constraints { file.replace(constraint.rightType, with: "Any", Self.construct) }
        if !constraints.isEmpty { functions += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        if !Self.constraints(of: node).isEmpty { functions -= 1 }
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard functions > 0, ["===", "!=="].contains(node.operator.trimmedDescription) else {
            return .visitChildren
        }
        for operand in [node.leftOperand, node.rightOperand] {
            file.wrap(operand, "(", " as AnyObject?)")
        }
        return .visitChildren
    }

    /// The requirements that an associated type is a class.
    private static func constraints(of node: FunctionDeclSyntax) -> [ConformanceRequirementSyntax] {
        (node.genericWhereClause?.requirements ?? []).compactMap {
            $0.requirement.as(ConformanceRequirementSyntax.self)
        }.filter {
            $0.leftType.is(MemberTypeSyntax.self) && $0.rightType.trimmedDescription == "AnyObject"
        }
    }
}
