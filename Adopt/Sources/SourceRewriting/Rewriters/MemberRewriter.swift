import SwiftSyntax

/// A method or a property as it is declared.
struct DeclaredMember {
    let record: MemberRecord
    /// `func`, `var` or `let`.
    let keyword: TokenSyntax
    let name: TokenSyntax
    let declaration: any DeclSyntaxProtocol & WithModifiersSyntax

    /// - Returns: `nil` for another declaration, and for a tuple.
    init?(_ declaration: some DeclSyntaxProtocol) {
        if let method = declaration.as(FunctionDeclSyntax.self) {
            record = MemberReader.read(method)
            (keyword, name, self.declaration) = (method.funcKeyword, method.name, method)
        } else if let property = declaration.as(VariableDeclSyntax.self),
            let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let record = MemberReader.read(property).first
        {
            self.record = record
            (keyword, self.name, self.declaration) = (property.bindingSpecifier, name, property)
        } else {
            return nil
        }
    }
}

/// A rewriter that treats methods and properties alike.
class MemberRewriter: FileRewriter {
    /// Rewrites a method or a property. Subclasses override this method.
    func rewrite(_ member: DeclaredMember) {}

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        DeclaredMember(node).map(rewrite)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        DeclaredMember(node).map(rewrite)
        return .visitChildren
    }
}
