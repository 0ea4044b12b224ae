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
        let calls = SuperCalls(in: body)
        guard calls.found.isEmpty || calls.withoutArguments != nil else { return }
        if let call = calls.withoutArguments {
            file.replace(from: call.start, to: call.end, with: "super.\(Self.call)", Self.construct, at: call)
        } else {
            let isOnOneLine = !body.rightBrace.leadingTrivia.contains(where: \.isNewline)
            let last = body.statements.last
            let text = (last == nil || !isOnOneLine ? "" : "; ") + "super.\(Self.call)"
            if let last, isOnOneLine {
                file.insert(text, after: last)
            } else {
                file.insert(text + " ", before: body.rightBrace)
            }
            file.note(Self.construct, at: node)
        }
        if node.signature.parameterClause.parameters.isEmpty {
            file.removeModifiers(["override"], of: node)
        }
    }
}

/// The calls of superclass initializers in a body.
private final class SuperCalls: SyntaxVisitor {
    private(set) var found: [FunctionCallExprSyntax] = []
    var withoutArguments: FunctionCallExprSyntax? { found.first(where: \.arguments.isEmpty) }

    init(in body: CodeBlockSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "super.init" { found.append(node) }
        return .visitChildren
    }
}
