import SwiftSyntax

/// The call of `UIApplicationMain` in main.swift, or of a delegate's `main()`, and the classes that it launches.
final class MainCall: SyntaxVisitor {
    private(set) var node: FunctionCallExprSyntax?
    /// The delegate's class; `nil` if the call doesn't name it.
    private(set) var delegate: String?
    /// The application's class; `nil` for UIKit's own.
    private(set) var application: String?
    /// The types whose `main()` is called. One of them may be the delegate's class, whose `main()` launches the app too.
    private(set) var callsOfMain: [String] = []

    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments)
        if arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "main", let base = member.base
        {
            callsOfMain.append(base.trimmedDescription)
        }
        guard node.calledExpression.trimmedDescription == "UIApplicationMain", arguments.count == 4 else {
            return .visitChildren
        }
        self.node = node
        delegate = Self.name(arguments[3].expression)
        if !arguments[2].expression.is(NilLiteralExprSyntax.self) {
            application = Self.name(arguments[2].expression) ?? arguments[2].expression.trimmedDescription
            if application == "UIApplication" { application = nil }
        }
        return .skipChildren
    }

    /// `NSStringFromClass(AppDelegate.self)`.
    private static func name(_ expression: ExprSyntax) -> String? {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.calledExpression.trimmedDescription == "NSStringFromClass",
            let member = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "self"
        else { return nil }
        return member.base?.trimmedDescription
    }
}
