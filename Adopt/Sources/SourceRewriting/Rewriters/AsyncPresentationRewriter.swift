import SwiftSyntax

/// `dismiss(animated: true)` in asynchronous code, without `await`: Apple's asynchronous variants of presenting and dismissing
/// are disabled, but on Linux such a call would select them. `completion: nil` selects the synchronous ones.
final class AsyncPresentationRewriter: FileRewriter {
    private static let forms: Set<String> = ["dismiss(animated:)", "present(_:animated:)"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledName, let last = node.arguments.last, node.trailingClosure == nil,
            Self.forms.contains(name + "(" + node.labels.map { ($0 ?? "_") + ":" }.joined() + ")"),
            !index.hasOtherMember(named: name, labels: node.labels), isUnawaited(Syntax(node))
        else { return .visitChildren }
        file.insert(", completion: nil", after: last.expression)
        file.note("presentation in asynchronous code", at: node)
        return .visitChildren
    }

    /// Whether the context of a call is asynchronous and the call isn't awaited.
    private func isUnawaited(_ call: Syntax) -> Bool {
        for node in sequence(first: call, next: \.parent) {
            if node.is(AwaitExprSyntax.self) { return false }
            if let closure = node.as(ClosureExprSyntax.self) {
                return closure.signature?.effectSpecifiers?.asyncSpecifier != nil
                    || Waiting.isFound(in: closure.statements)
            }
            if let function = node.as(FunctionDeclSyntax.self) {
                return function.signature.effectSpecifiers?.asyncSpecifier != nil
            }
        }
        return false
    }

    /// Finds `await` in a closure's own statements, which makes the closure asynchronous.
    private final class Waiting: SyntaxVisitor {
        private var isFound = false

        static func isFound(in statements: CodeBlockItemListSyntax) -> Bool {
            let waiting = Waiting(viewMode: .sourceAccurate)
            waiting.walk(statements)
            return waiting.isFound
        }

        override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
            isFound = true
            return .skipChildren
        }
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}

extension FunctionCallExprSyntax {
    fileprivate var calledName: String? {
        let name =
            calledExpression.as(DeclReferenceExprSyntax.self)
            ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName
        return name?.baseName.text
    }

    fileprivate var labels: [String?] { arguments.map { $0.label?.text } }
}
