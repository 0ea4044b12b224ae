import SwiftSyntax

/// `for key in keys as [AnyObject] { if key.isEqual(other) … }`: every Objective-C object has the method, but on Linux only
/// subclasses of NSObject do.
final class ComparedObjectsRewriter: FileRewriter {
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if let element = Self.objects(node.sequence),
            Self.compares(node.pattern.trimmedDescription, node.body)
        {
            file.replace(element, with: "NSObject", "isEqual of an AnyObject")
        }
        return .visitChildren
    }

    /// `let a = x as AnyObject; return a.isEqual(b)`: an object that isn't an NSObject is equal only to itself.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "isEqual", node.arguments.count == 1,
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let other = node.arguments.first, other.label == nil,
            other.expression.is(DeclReferenceExprSyntax.self), Self.isObject(name, before: node)
        else { return .visitChildren }
        let text = other.expression.trimmedDescription
        file.replace(
            node, with: "((\(name) as? NSObject)?.isEqual(\(text)) ?? (\(name) === \(text) as AnyObject))",
            "isEqual of an AnyObject")
        return .skipChildren
    }

    /// Whether a name is bound to an object in the enclosing block.
    private static func isObject(_ name: String, before node: FunctionCallExprSyntax) -> Bool {
        let block = sequence(first: Syntax(node), next: \.parent).lazy.compactMap {
            $0.as(CodeBlockItemListSyntax.self)
        }.first
        let bindings = block?.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings) ?? []
        return bindings.contains { binding in
            binding.pattern.trimmedDescription == name
                && binding.initializer?.value.as(AsExprSyntax.self)?.type.trimmedDescription == "AnyObject"
        }
    }

    /// The element type of a sequence that is cast to an array of objects.
    private static func objects(_ sequence: ExprSyntax) -> TypeSyntax? {
        guard let cast = sequence.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil,
            let element = cast.type.as(ArrayTypeSyntax.self)?.element,
            element.trimmedDescription == "AnyObject"
        else { return nil }
        return element
    }

    private static func compares(_ name: String, _ body: CodeBlockSyntax) -> Bool {
        let text = body.description
        return text.contains("\(name).isEqual(") || text.contains("isEqual(\(name))")
    }
}
