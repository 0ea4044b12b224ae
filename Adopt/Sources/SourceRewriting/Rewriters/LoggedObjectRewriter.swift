import SwiftSyntax

/// `NSLog("%@", error)`: on Linux few objects can be format arguments. A value for `%@` is replaced with its description.
final class LoggedObjectRewriter: FileRewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription == "NSLog",
            let format = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
        else { return .visitChildren }
        let values = node.arguments.dropFirst().map(\.expression)
        for (specifier, value) in zip(Self.specifiers(of: format.segments.description), values)
        where specifier == "@" && !value.is(AsExprSyntax.self) && !value.isString {
            file.insert("NSString(string: String(describing: ", before: value)
            file.insert("))", after: value)
            file.note("object in NSLog", at: value)
        }
        return .visitChildren
    }

    /// The conversion characters after each `%`.
    private static func specifiers(of format: String) -> [Character] {
        format.replacing("%%", with: "").matches(of: /%[-+ #0-9.*$hlqzjtL]*([@a-zA-Z])/).compactMap {
            $0.1.first
        }
    }
}

extension ExprSyntax {
    /// `NSString(…)`.
    fileprivate var isString: Bool {
        self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "NSString"
    }
}
