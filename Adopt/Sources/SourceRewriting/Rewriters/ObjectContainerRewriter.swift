import SwiftSyntax

/// `struct Weak<T: AnyObject> { weak var object: T? }`, used as `Weak<any UITextFieldDelegate>`: on a device an Objective-C
/// protocol type satisfies `AnyObject`. On Linux no protocol type does, so the type takes any type instead, and stores its values
/// as objects.
final class ObjectContainerRewriter: FileRewriter {
    private static let construct = "class constraint"
    private var importsUIKit = false

    /// The parameters of the enclosing type that are used with protocols.
    private var parameters: Set<String> { index.containers.parameters[scope] ?? [] }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        if node.isOfObjects, parameters.contains(node.name.plainText), let type = node.inheritedType {
            file.replace(type, with: "Any", Self.construct)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let weak = node.modifiers.first(where: { $0.name.text == "weak" }),
            let binding = node.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription,
            let kept = ["?", "!"].contains(type.suffix(1)) ? String(type.dropLast()) : nil,
            parameters.contains(kept)
        else { return .visitChildren }
        file.replace(weak, with: "@WeakReference", Self.construct)
        if node.bindingSpecifier.tokenKind == .keyword(.let) {
            file.replace(node.bindingSpecifier, with: "var", Self.construct)
        }
        if binding.initializer == nil, !isSet(binding.pattern.trimmedDescription, besides: node) {
            file.insert(" = nil", after: binding)
        }
        importUIKit()
        return .visitChildren
    }

    private func importUIKit() {
        guard !importsUIKit, !file.text.contains("import UIKit") else { return }
        importsUIKit = true
        file.add("import UIKit")
    }

    /// Whether an initializer of the type sets a property.
    private func isSet(_ name: String, besides node: VariableDeclSyntax) -> Bool {
        let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self) ?? []
        return members.compactMap { $0.decl.as(InitializerDeclSyntax.self)?.body?.trimmedDescription }
            .contains { $0.contains("\(name) = ") }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if !parameters.isEmpty, node.calledExpression.trimmedDescription == "ObjectIdentifier",
            let argument = node.arguments.first?.expression, !argument.is(AsExprSyntax.self)
        {
            file.insert("(", before: argument)
            file.insert(") as AnyObject", after: argument)
            file.note(Self.construct, at: node)
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard !parameters.isEmpty, ["===", "!=="].contains(node.operator.trimmedDescription) else {
            return .visitChildren
        }
        for operand in [node.leftOperand, node.rightOperand]
        where !operand.is(NilLiteralExprSyntax.self) && !operand.isCast {
            file.insert("(", before: operand)
            file.insert(" as AnyObject?)", after: operand)
        }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// `(value as AnyObject?)`
    fileprivate var isCast: Bool {
        self.as(TupleExprSyntax.self)?.elements.first?.expression.is(AsExprSyntax.self) == true
    }
}
