import SwiftSyntax

/// `where Proxy.Delegate: AnyObject` of a function: on a device an Objective-C protocol type satisfies the constraint. On Linux
/// no protocol type does, so the function takes any type instead, and compares its values as objects.
final class ClassConstraintRewriter: FileRewriter {
    private static let construct = "class constraint"

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        for constraint in Self.constraints(of: node) {
            file.replace(constraint.rightType, with: "Any", Self.construct)
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let functions = sequence(first: Syntax(node), next: \.parent).lazy.compactMap {
            $0.as(FunctionDeclSyntax.self)
        }
        guard ["===", "!=="].contains(node.operator.trimmedDescription),
            functions.contains(where: { !Self.constraints(of: $0).isEmpty })
        else { return .visitChildren }
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
