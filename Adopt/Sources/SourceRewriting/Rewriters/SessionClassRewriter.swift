import SwiftSyntax

/// `class Session: URLSession`: on a device the class inherits `NSObject.init()`. On Linux it has only an initializer with a
/// configuration.
final class SessionClassRewriter: FileRewriter {
    private static let construct = "subclass of a session"
    private static let call = "init(configuration: .default)"

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "URLSession" else {
            return .visitChildren
        }
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        for initializer in initializers { callInitializer(in: initializer) }
        if initializers.isEmpty {
            file.insert(" convenience init() { self.\(Self.call) } ", before: node.memberBlock.rightBrace)
            file.note(Self.construct, at: node)
        }
        return .visitChildren
    }

    private func callInitializer(in node: InitializerDeclSyntax) {
        guard let body = node.body, !node.modifiers.names.contains("convenience") else { return }
        let calls = body.statements.compactMap { $0.item.as(FunctionCallExprSyntax.self) }
            .filter { $0.calledExpression.trimmedDescription == "super.init" }
        if let call = calls.first(where: \.arguments.isEmpty) {
            file.replace(call, with: "super.\(Self.call)", Self.construct)
        } else if calls.isEmpty {
            // The call is on the line of the last statement, or of the brace.
            let separator = body.statements.isEmpty ? "" : "; "
            file.insert(separator + "super.\(Self.call)", after: body.statements)
            file.note(Self.construct, at: node)
        } else {
            return
        }
        if node.signature.parameterClause.parameters.isEmpty { file.removeModifiers(["override"], of: node) }
    }
}
