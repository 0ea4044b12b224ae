import SwiftSyntax

/// Calls of optional requirements: `delegate?.listDidChange?(self)` loses its second question mark, because on Linux the
/// requirement has a default implementation. Calls of optional closures stay unchanged.
final class OptionalCallRewriter: FileRewriter {
    /// Properties of UIKit and Foundation that are optional closures.
    private static let closures: Set<String> = [
        "completionBlock", "completionHandler", "completionWithItemsHandler", "handler", "actionHandler",
        "configurationUpdateHandler", "attemptRecovery", "invalidationHandler", "interruptionHandler",
        "reloadHandler", "visibleItemsInvalidationHandler", "supplementaryViewProvider", "shouldReorder",
        "canReorderItem", "didReorder", "willReorder", "readabilityHandler", "writeabilityHandler",
        "terminationHandler", "backgroundTask", "onTermination",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) { askForced(node, forced) }
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self), member.base != nil
        else { return .visitChildren }
        let name = member.declName.baseName.plainText
        // Closures are called without labels.
        let hasLabels = node.arguments.contains { $0.label != nil }
        if hasLabels || !index.functions.contains(name) && !Self.closures.contains(name) {
            file.remove(chain.questionMark, "optional call")
            askForAnswer(node)
        }
        return .visitChildren
    }

    /// `delegate.numberOfPages!(self)`, which traps if the delegate doesn't implement the method.
    private func askForced(_ call: FunctionCallExprSyntax, _ forced: ForceUnwrapExprSyntax) {
        guard let member = forced.expression.as(MemberAccessExprSyntax.self), member.base != nil else {
            return
        }
        let isDeclared = !index.optionalRequirements(
            named: member.declName.baseName.plainText, labels: member.declName.labels
        ).isEmpty
        // A call with labels is one of UIKit's requirements, which aren't optional on Linux.
        guard isDeclared || call.arguments.contains(where: { $0.label != nil }) else { return }
        file.remove(forced.exclamationMark, "optional call")
        guard isDeclared else { return }
        file.wrap(call, "optionalAnswer(", ")!")
    }

    /// Replaces a default implementation's value with `nil` if the value is used.
    private func askForAnswer(_ call: FunctionCallExprSyntax) {
        var whole = Syntax(call)
        while let parent = whole.parent, Self.isChain(parent, from: whole) { whole = parent }
        guard whole.parent?.is(CodeBlockItemSyntax.self) != true, !wrapped.contains(whole.id) else { return }
        wrapped.insert(whole.id)
        file.wrap(whole, "optionalAnswer(", ")")
    }

    private var wrapped: Set<SyntaxIdentifier> = []

    /// Whether an expression continues a chain: a member access, a call, or an unwrapping.
    private static func isChain(_ parent: Syntax, from child: Syntax) -> Bool {
        if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id == child.id }
        if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == child.id }
        return parent.is(OptionalChainingExprSyntax.self)
    }
}
