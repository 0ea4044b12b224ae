import SwiftSyntax

/// `let compact = appearance.copy()`: the copy of a bar's looks is of their class on a device, and NSObject's is a value of any on Linux.
final class AppearanceCopyRewriter: FileRewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, !node.isCast,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "copy", member.base?.isAppearance == true
        else { return .visitChildren }
        file.replace(member.declName, with: "copyOfItsKind", "copy() of a bar's looks")
        return .visitChildren
    }
}

extension ExprSyntax {
    /// Whether its last name says that it is a bar's looks.
    fileprivate var isAppearance: Bool {
        let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
        return name?.baseName.text.lowercased().hasSuffix("appearance") == true
    }
}

extension FunctionCallExprSyntax {
    /// Whether `as` says of what class it is.
    fileprivate var isCast: Bool { parent?.is(AsExprSyntax.self) == true }
}
