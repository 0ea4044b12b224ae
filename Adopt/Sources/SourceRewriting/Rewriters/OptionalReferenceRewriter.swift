import SwiftSyntax

/// Optional requirements that are referenced without a call: the tables determine whether the object implements them.
///
/// `delegate?.listDidChange != nil` becomes `optionalMember(delegate?.listDidChange, "listDidChange", of: delegate) != nil`.
final class OptionalReferenceRewriter: FileRewriter {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let reference = OptionalReference(node, index), !isInsideAnswer(node) else {
            return .visitChildren
        }
        guard reference.isMethod else {
            file.wrap(node, "optionalAnswer(", ")")
            file.note("optional property", at: node)
            return .visitChildren
        }
        guard reference.isObjectPlain else {
            file.report(
                "On Linux, an object's table lists whether it implements the optional method \(reference.question.text). Assign the "
                    + "object to a constant first, and use that.", at: node)
            return .visitChildren
        }
        file.wrap(
            node, "optionalMember(",
            ", \"\(reference.question.text)\", of: \(reference.object.onOneLine))")
        file.note("optional method", at: node)
        return .visitChildren
    }

    /// Whether the reference is already inside a rewritten expression.
    private func isInsideAnswer(_ node: MemberAccessExprSyntax) -> Bool {
        guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return ["optionalAnswer", "optionalMember"].contains(call.calledExpression.trimmedDescription)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        ["selector", "keyPath"].contains(node.macroName.text) ? .skipChildren : .visitChildren
    }
}
