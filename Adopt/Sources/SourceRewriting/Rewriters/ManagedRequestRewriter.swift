import SwiftSyntax

/// `Kind.fetchRequest() as! NSFetchRequest<Kind>` for a dynamic `Kind`: on a device all requests have the same class. On Linux a
/// request for the other type is created from it.
final class ManagedRequestRewriter: FileRewriter {
    /// `NSFetchRequest<any NSFetchRequestResult>`: on Linux `NSFetchRequestResult` is the base class of all results.
    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.someOrAnySpecifier.text == "any", node.constraint.trimmedDescription == "NSFetchRequestResult"
        {
            file.remove(node.someOrAnySpecifier, "any NSFetchRequestResult")
        }
        return .visitChildren
    }

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.questionOrExclamationMark != nil,
            let type = node.type.as(IdentifierTypeSyntax.self), type.name.text == "NSFetchRequest",
            let result = type.genericArgumentClause?.arguments.first,
            let call = node.expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "fetchRequest",
            member.base.map({ index.type(named: $0.trimmedDescription) == nil }) == true
        else { return .visitChildren }
        file.insert("(", before: node.expression)
        file.replace(
            from: node.expression.end, to: node.end,
            with:
                ".fetching(\(result.trimmedDescription).self) as NSFetchRequest<\(result.trimmedDescription)>\(node.isForced ? "" : "?"))",
            "as NSFetchRequest", at: node)
        return .visitChildren
    }
}

extension AsExprSyntax {
    fileprivate var isForced: Bool { questionOrExclamationMark?.text == "!" }
}
