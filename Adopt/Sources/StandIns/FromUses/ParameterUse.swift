import SwiftSyntax

/// Infers the type of a closure parameter without a type annotation from its uses.
final class ParameterUse: SyntaxVisitor {
    private let name: String
    private let wanted: String?
    private var isResult = false
    private var isUnwrapped = false
    private var isCondition = false

    /// - Parameter wanted: The type that the compiler reported.
    init(_ name: String, in closure: ClosureExprSyntax, wanted: String?) {
        self.name = name
        self.wanted = wanted
        super.init(viewMode: .sourceAccurate)
        walk(closure.statements)
    }

    /// The parameter's type; the unknown type if the closure doesn't determine it.
    func type(_ value: String) -> String {
        if isResult { return "Result<\(value), any Error>" }
        if isCondition { return "Bool" }
        if let wanted { return isUnwrapped ? wanted + "?" : wanted }
        guard isUnwrapped else { return value }
        return name.lowercased().hasSuffix("error") ? "(any Error)?" : value + "?"
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        let cases = node.cases.description
        let tellsResult = cases.contains(".success") || cases.contains(".failure")
        isResult = isResult || node.subject.trimmedDescription == name && tellsResult
        return .visitChildren
    }

    /// `if let name`, `guard let other = name`.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let bound = node.initializer?.value.trimmedDescription ?? node.pattern.trimmedDescription
        isUnwrapped = isUnwrapped || bound == name
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        isUnwrapped = isUnwrapped || isParameter(node.expression)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        isUnwrapped = isUnwrapped || isParameter(node.expression)
        return .visitChildren
    }

    /// `name == nil`, `nil != name`, `name ?? other`, `name && other`.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated() where isParameter(element) {
            let around = [index - 1, index + 1].filter(elements.indices.contains).map {
                elements[$0].trimmedDescription
            }
            isCondition = isCondition || !around.isEmpty && around.allSatisfy { ["&&", "||"].contains($0) }
            isUnwrapped =
                isUnwrapped || around.contains("??")
                || elements.contains { $0.is(NilLiteralExprSyntax.self) }
        }
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let expression) = node.condition {
            isCondition = isCondition || isParameter(expression)
        }
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        isCondition = isCondition || node.operator.text == "!" && isParameter(node.expression)
        return .visitChildren
    }

    private func isParameter(_ expression: ExprSyntax) -> Bool {
        expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }
}
