import SwiftParser
import SwiftSyntax

/// An expression of a manifest: a literal, an array, a call.
struct SwiftText {
    struct Call {
        /// The function as it is written: `.target`.
        let name: String
        let arguments: [(label: String?, value: SwiftText)]

        /// The argument with a label.
        subscript(label: String) -> SwiftText? { arguments.first { $0.label == label }?.value }

        /// The strings of an array literal.
        func literals(_ label: String) -> [String] { self[label]?.literals ?? [] }
    }

    private let expression: ExprSyntax

    var description: String { expression.trimmedDescription }

    /// The text of a string literal without interpolation.
    var literal: String? { expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    /// The elements of an array literal.
    var elements: [SwiftText]? {
        expression.as(ArrayExprSyntax.self)?.elements.map { SwiftText(expression: $0.expression) }
    }

    /// The strings of an array literal.
    var literals: [String] { elements?.compactMap(\.literal) ?? [] }

    /// The call, if the expression is one: `.target(name: "A")`.
    var call: Call? { expression.as(FunctionCallExprSyntax.self).map(Self.call) }

    private static func call(_ call: FunctionCallExprSyntax) -> Call {
        let arguments = call.arguments.map { ($0.label?.text, SwiftText(expression: $0.expression)) }
        return Call(name: call.calledExpression.trimmedDescription, arguments: arguments)
    }

    /// The calls of a function anywhere in a source, in order.
    static func calls(of name: String, in source: String) -> [Call] {
        let search = CallSearch(name: name)
        search.walk(Parser.parse(source: source))
        return search.calls.map(call)
    }
}

private final class CallSearch: SyntaxVisitor {
    let name: String
    private(set) var calls: [FunctionCallExprSyntax] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let function =
            called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        if function?.baseName.text == name { calls.append(node) }
        return .visitChildren
    }
}
