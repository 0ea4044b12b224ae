import SwiftSyntax

/// Calls of optional requirements: `delegate?.listDidChange?(self)` loses its second question mark, for on Linux the requirement has a
/// default. Calls of optional closures stay.
final class OptionalCallRewriter: FileRewriter {
    /// Properties of UIKit and Foundation that are optional closures.
    private static let closures: Set<String> = [
        "completionBlock", "completionHandler", "completionWithItemsHandler", "handler", "actionHandler",
        "configurationUpdateHandler", "attemptRecovery", "invalidationHandler", "interruptionHandler",
        "reloadHandler",
        "visibleItemsInvalidationHandler", "supplementaryViewProvider", "shouldReorder", "canReorderItem",
        "didReorder",
        "willReorder", "readabilityHandler", "writeabilityHandler", "terminationHandler", "backgroundTask",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self), member.base != nil
        else { return .visitChildren }
        let name = member.declName.baseName.plainText
        if !index.variables.contains(name), !Self.closures.contains(name) {
            file.remove(chain.questionMark, "optional call")
        }
        return .visitChildren
    }
}
