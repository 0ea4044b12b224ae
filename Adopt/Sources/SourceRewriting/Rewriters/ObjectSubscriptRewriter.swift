import SwiftSyntax

/// `object["name"]` where the object is an `AnyObject`: on a device the subscript is looked up dynamically. On Linux the object
/// is cast to a dictionary or an array.
final class ObjectSubscriptRewriter: FileRewriter {
    private lazy var names = ObjectNames.names(in: file.tree)

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, let key = node.arguments.first, key.label == nil,
            let kind = collection(askedWith: key.expression), isObject(node.calledExpression)
        else { return .visitChildren }
        let object = unwrapped(node.calledExpression)
        file.insert("(", before: object)
        file.replace(
            from: object.end, to: node.calledExpression.end, with: " as Any as? \(kind))?",
            "subscript of AnyObject", at: node)
        return .visitChildren
    }

    /// Whether a value is an `AnyObject`, optionally followed by `?` or `!`.
    private func isObject(_ value: ExprSyntax) -> Bool {
        let value = unwrapped(value)
        if let name = value.as(DeclReferenceExprSyntax.self) {
            return names.contains(name.baseName.plainText)
        }
        guard let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return false }
        return tuple.elements.first?.expression.as(AsExprSyntax.self)?.type.trimmedDescription == "AnyObject"
    }

    private func unwrapped(_ value: ExprSyntax) -> ExprSyntax {
        value.as(OptionalChainingExprSyntax.self)?.expression ?? value.as(ForceUnwrapExprSyntax.self)?
            .expression
            ?? value
    }

    /// The collection type for a key of this kind.
    private func collection(askedWith key: ExprSyntax) -> String? {
        if key.is(StringLiteralExprSyntax.self) { return "[AnyHashable: Any]" }
        if key.is(IntegerLiteralExprSyntax.self) { return "[Any]" }
        return nil
    }
}
