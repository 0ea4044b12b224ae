import SwiftSyntax

/// `self` in a static or class method, and `Spinner.self`, as a target: on a device a class is an object. On Linux UIKit has an
/// object for each class.
final class ClassTargetRewriter: FileRewriter {
    /// The methods whose first argument is a target.
    private static let methods: Set = ["addObserver", "removeObserver", "addTarget", "removeTarget"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        for (place, argument) in node.arguments.enumerated() {
            let isTarget =
                argument.label.map { $0.text == "target" } ?? (place == 0 && Self.methods.contains(name))
            guard isTarget, isClass(argument.expression) else { continue }
            file.wrap(argument.expression, "classObject(", ")")
            file.note("class as target", at: argument)
        }
        return .visitChildren
    }

    private func isClass(_ value: ExprSyntax) -> Bool {
        if let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
            let owner = member.base?.trimmedDescription
        {
            return owner == "Self" || index.type(named: owner, from: value.scope)?.kind == .classType
        }
        return value.trimmedDescription == "self" && value.isInClassMember
    }
}

extension ExprSyntax {
    /// Whether the enclosing member is static.
    fileprivate var isInClassMember: Bool {
        let member = sequence(first: Syntax(self), next: \.parent).first {
            $0.parent?.is(MemberBlockItemSyntax.self) == true
        }
        let modifiers = member?.asProtocol((any WithModifiersSyntax).self)?.modifiers.names ?? []
        return !modifiers.isDisjoint(with: ["static", "class"])
    }
}
