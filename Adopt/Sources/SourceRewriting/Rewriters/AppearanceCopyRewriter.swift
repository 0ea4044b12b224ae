import SwiftSyntax

/// `let compact = appearance.copy()`: on a device the copy of a bar appearance has its class. On Linux `copy()` returns `Any`.
final class AppearanceCopyRewriter: FileRewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, !node.isCast,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "copy", member.base?.isAppearance == true
        else { return .visitChildren }
        file.replace(member.declName, with: "copyOfItsKind", "copy() of a bar appearance")
        return .visitChildren
    }
}

extension ExprSyntax {
    /// Whether the last component of the name is that of a bar appearance.
    fileprivate var isAppearance: Bool {
        let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
        return name?.baseName.text.lowercased().hasSuffix("appearance") == true
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call is already cast with `as`.
    fileprivate var isCast: Bool { parent?.is(AsExprSyntax.self) == true }
}
