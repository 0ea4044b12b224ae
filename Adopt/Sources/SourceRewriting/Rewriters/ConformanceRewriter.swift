import SwiftSyntax

/// Replaces `view.conforms(to: UITextInput.self)`, an Objective-C method, with `(view is UITextInput)`.
final class ConformanceRewriter: FileRewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, let argument = node.arguments.first, argument.label?.text == "to",
            let type = argument.expression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self",
            let name = type.base?.trimmedDescription, name.first?.isUppercase == true,
            let object = object(node.calledExpression)
        else { return .visitChildren }
        file.replace(node, with: "(\(object) is any \(name))", "conforms(to:)")
        return .skipChildren
    }

    /// The receiver; `nil` if it is a class, or if another method is called.
    private func object(_ called: ExprSyntax) -> String? {
        if called.trimmedDescription == "conforms" {
            return index.hasOtherMember(named: "conforms", labels: ["to"]) ? nil : "self"
        }
        guard let member = called.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "conforms",
            let base = member.base
        else { return nil }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        let text = object.trimmedDescription
        return text.first?.isUppercase == true || text == "super" ? nil : text
    }
}
