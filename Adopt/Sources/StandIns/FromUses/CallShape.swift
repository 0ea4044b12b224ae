import Foundation
import SwiftSyntax

/// The shape of a call: its labels, and for each argument the type of a parameter that accepts it.
struct CallShape: Hashable {
    let labels: [String]
    let types: [String]

    /// - Parameters:
    ///   - value: The type of unknown values.
    ///   - wanted: The types that some of them must have.
    init(_ call: FunctionCallExprSyntax, value: String, wanted: WantedTypes) {
        let plain = CallShape(call.arguments, value: value, wanted: wanted)
        var labels = plain.labels
        var types = plain.types
        let trailing =
            (call.trailingClosure.map { [("_", $0)] } ?? [])
            + call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
        for (label, closure) in trailing {
            labels.append(label)
            types.append(ArgumentType(ExprSyntax(closure), value: value, wanted: wanted).text)
        }
        self.labels = labels
        self.types = types
    }

    /// Only arguments, such as an attribute's.
    init(_ arguments: LabeledExprListSyntax, value: String, wanted: WantedTypes) {
        labels = arguments.map { $0.label?.text ?? "_" }
        types = arguments.map { ArgumentType($0.expression, value: value, wanted: wanted).text }
    }

    private init(labels: [String], types: [String]) {
        self.labels = labels
        self.types = types
    }

    /// Whether a dynamic call is equivalent, because no argument depends on the type of its parameter.
    var isPlain: Bool { types.allSatisfy { $0 == "Any?" } }

    fileprivate var endsInClosure: Bool { types.last?.hasPrefix("@escaping") == true }

    /// The parameter list of a declaration.
    var parameters: String {
        zip(labels, types).enumerated().map { "\($1.0) a\($0): \($1.1)" }.joined(separator: ", ")
    }

    /// The generic parameters of a declaration: the closures' results, and those of their parameters that are the app's own
    /// types.
    var generics: String {
        let names = types.flatMap { type in
            type.matches(of: /\b(?:Returned|Given)\d+\b/).map { String($0.output) }
        }
        let unique = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return unique.isEmpty ? "" : "<\(unique.joined(separator: ", "))>"
    }

    /// The shape with closures that return `Void`.
    var returningNothing: CallShape {
        CallShape(
            labels: labels,
            types: types.map {
                $0.replacingOccurrences(of: #"Returned\d*"#, with: "Void", options: .regularExpression)
            })
    }

    /// The shape with a different generic parameter for each closure's result.
    var withOwnNames: CallShape {
        CallShape(
            labels: labels,
            types: types.enumerated().map { number, type in
                type.replacingOccurrences(of: "Returned", with: "Returned\(number)")
                    .replacingOccurrences(of: "Given", with: "Given\(number)")
            })
    }
}

extension Set<CallShape> {
    /// The shapes without those that differ only in the label of the last closure: a trailing closure matches either.
    var withoutTwins: Set<CallShape> {
        let closures = filter { $0.labels.last != "_" && $0.endsInClosure }
        let named = Swift.Set<[String]>(closures.map { Array($0.labels.dropLast()) })
        return filter {
            $0.labels.last != "_" || !$0.endsInClosure || !named.contains(Array($0.labels.dropLast()))
        }
    }
}

/// The type of a parameter that accepts an argument.
struct ArgumentType {
    let text: String

    init(_ expression: ExprSyntax, value: String, wanted: WantedTypes) {
        if let closure = expression.as(ClosureExprSyntax.self) {
            text = Self.function(closure, value, wanted)
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

    /// A closure with its declared parameters, or with as many as it names.
    private static func function(_ closure: ClosureExprSyntax, _ value: String, _ wanted: WantedTypes)
        -> String
    {
        let parameters = parameters(closure, value, wanted)
        let returned =
            closure.signature?.returnClause.map { TypeInSight.text($0.type, orElse: "Returned") }
            ?? "Returned"
        return parameters.isEmpty && returned == "Returned"
            ? "Any?" : "@escaping (\(parameters.joined(separator: ", "))) -> \(returned)"
    }

    private static func parameters(_ closure: ClosureExprSyntax, _ value: String, _ wanted: WantedTypes)
        -> [String]
    {
        func type(_ name: String) -> String {
            ParameterUse(name, in: closure, wanted: wanted.type(of: name, in: closure)).type(value)
        }
        return switch closure.signature?.parameterClause {
        case .simpleInput(let names): names.map { type($0.name.text) }
        case .parameterClause(let clause):
            clause.parameters.enumerated().map { number, parameter in
                parameter.type.map { TypeInSight.text($0, orElse: "Given\(number)") }
                    ?? type(parameter.firstName.text)
            }
        case nil:
            (0..<NumberedParameters(closure).count).map {
                wanted.type(of: "$\($0)", in: closure) ?? value
            }
        }
    }
}

/// The types that an inferred module can name: Swift's, Foundation's and UIKit's, but not the app's own or those of other
/// packages.
enum TypeInSight {
    /// The type as written, or a generic parameter's name if the module can't name the type.
    static func text(_ type: TypeSyntax, orElse generic: String) -> String {
        let names = type.tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind { name } else { nil }
        }
        return names.allSatisfy(isSeen) ? type.trimmedDescription : generic
    }

    /// Whether the module can name or declares all types in a text.
    static func isSeen(_ type: String, besides own: Set<String>) -> Bool {
        type.matches(of: /\w+/).allSatisfy { own.contains(String($0.output)) || isSeen(String($0.output)) }
    }

    private static func isSeen(_ name: String) -> Bool {
        ["UI", "NS", "CG", "CA", "URL", "HTTP"].contains(where: name.hasPrefix) || known.contains(name)
    }

    private static let known: Set<String> = [
        "Any", "AnyObject", "AnyHashable", "Array", "Bool", "CGFloat", "Character", "Data", "Date",
        "Dictionary",
        "Double", "Error", "Float", "IndexPath", "IndexSet", "Int", "Int32", "Int64", "Never", "Notification",
        "Optional", "Result", "Set", "String", "TimeInterval", "UInt", "UUID", "Void", "escaping",
        "MainActor",
        "Sendable", "Swift", "Foundation", "UIKit",
    ]
}

/// The number of a closure's shorthand arguments (`$0`, `$1`), without those of nested closures.
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
