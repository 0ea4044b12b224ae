import Foundation
import SwiftSyntax

/// A call as it is written: its labels, and of each argument what a parameter must be to take it.
struct CallShape: Hashable {
    let labels: [String]
    let types: [String]

    /// - Parameter value: The type of values that nobody knows.
    init(_ call: FunctionCallExprSyntax, value: String) {
        var labels: [String] = []
        var types: [String] = []
        for argument in call.arguments {
            labels.append(argument.label?.text ?? "_")
            types.append(ArgumentType(argument.expression, value: value).text)
        }
        let trailing =
            (call.trailingClosure.map { [("_", $0)] } ?? [])
            + call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
        for (label, closure) in trailing {
            labels.append(label)
            types.append(ArgumentType(ExprSyntax(closure), value: value).text)
        }
        self.labels = labels
        self.types = types
    }

    private init(labels: [String], types: [String]) {
        self.labels = labels
        self.types = types
    }

    /// Whether a call of any names and values says the same: nothing in it waits for the type of its parameter.
    var isPlain: Bool { types.allSatisfy { $0 == "Any?" } }

    /// The parameters in a declaration.
    var parameters: String {
        zip(labels, types).enumerated().map { "\($1.0) a\($0): \($1.1)" }.joined(separator: ", ")
    }

    /// What a generic declaration is generic in: what closures return.
    var generics: String {
        let names = types.enumerated().filter { $1.contains("Returned") }.map { "Returned\($0.offset)" }
        return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    }

    /// With closures that return nothing.
    var returningNothing: CallShape {
        CallShape(
            labels: labels,
            types: types.map {
                $0.replacingOccurrences(of: #"Returned\d*"#, with: "Void", options: .regularExpression)
            })
    }

    /// With a name of its own for what each closure returns.
    var withOwnNames: CallShape {
        CallShape(
            labels: labels,
            types: types.enumerated().map { $1.replacingOccurrences(of: "Returned", with: "Returned\($0)") })
    }
}

/// What a parameter must be to take an argument.
struct ArgumentType {
    let text: String

    init(_ expression: ExprSyntax, value: String) {
        if let closure = expression.as(ClosureExprSyntax.self) {
            text = Self.function(closure, value)
        } else if Self.isImplicitMember(expression) {
            text = value
        } else if let array = expression.as(ArrayExprSyntax.self) {
            let elements = array.elements.map(\.expression)
            text = elements.contains(where: Self.isImplicitMember) ? "[\(value)]" : "[Any?]"
        } else if expression.is(DictionaryExprSyntax.self) {
            text = "[AnyHashable: Any?]"
        } else if expression.is(InOutExprSyntax.self) {
            text = "inout some Any"
        } else {
            text = "Any?"
        }
    }

    /// `.fast`, `.fade(0.2)`.
    static func isImplicitMember(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return isImplicitMember(call.calledExpression)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
        guard let base = member.base else { return true }
        return isImplicitMember(base)
    }

    /// A closure that takes what is written, or as many values as it names.
    private static func function(_ closure: ClosureExprSyntax, _ value: String) -> String {
        let parameters = parameters(closure, value)
        let returned = closure.signature?.returnClause?.type.trimmedDescription ?? "Returned"
        return parameters.isEmpty && returned == "Returned"
            ? "Any?" : "@escaping (\(parameters.joined(separator: ", "))) -> \(returned)"
    }

    private static func parameters(_ closure: ClosureExprSyntax, _ value: String) -> [String] {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names): names.map { ParameterUse($0.name.text, in: closure).type(value) }
        case .parameterClause(let clause):
            clause.parameters.map { parameter in
                parameter.type?.trimmedDescription
                    ?? ParameterUse(parameter.firstName.text, in: closure).type(value)
            }
        case nil: Array(repeating: value, count: NumberedParameters(closure).count)
        }
    }
}

/// How many of `$0`, `$1` a closure uses, without those of closures in it.
private final class NumberedParameters: SyntaxVisitor {
    private(set) var count = 0

    init(_ closure: ClosureExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(closure.statements)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        node.signature?.parameterClause == nil ? .skipChildren : .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let text) = token.tokenKind, let number = Int(text.dropFirst()) {
            count = max(count, number + 1)
        }
        return .skipChildren
    }
}
