import SwiftSyntax

/// A `dynamic` property that the module observes tells of its changes itself: on a device the Objective-C runtime does it.
final class ObservedPropertyRewriter: FileRewriter {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isDynamic, let type = enclosingType, type.kind == .classType,
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            index.observedNames.contains(name)
        else { return .visitChildren }
        guard node.bindings.count == 1, binding.accessorBlock == nil, !node.modifiers.names.contains("lazy")
        else {
            file.report(
                "\(name) is observed, and Linux does not see its changes: call willChangeValue(for: \\.\(name)) and "
                    + "didChangeValue(for: \\.\(name)) where it is set.", at: node)
            return .visitChildren
        }
        file.insert(
            " { willSet { willChangeValue(for: \\\(type.name).\(name)) } didSet { didChangeValue(for: \\\(type.name).\(name)) } }",
            after: binding.initializer.map(Syntax.init) ?? binding.typeAnnotation.map(Syntax.init)
                ?? Syntax(binding))
        return .visitChildren
    }

    /// Linux finds UIKit's properties by name, and no others.
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isKeyPathOfObserver,
            let name = node.expression.keyPathNames.last(where: index.dynamicNames.contains)
        {
            file.report(
                "Linux observes \(name) by its key path, and not by its name: write observe(\\.\(name), options:changeHandler:).",
                at: node.expression)
        }
        return .visitChildren
    }
}

extension VariableDeclSyntax {
    fileprivate var isDynamic: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.dynamic) } }
}
