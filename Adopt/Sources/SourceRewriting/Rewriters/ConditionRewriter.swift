import LinuxConditions
import SwiftSyntax

/// Replaces `#if` conditions with their values for an app in the simulator: `os(iOS)`, `targetEnvironment(simulator)`, and
/// `SWIFT_PACKAGE`, which SwiftPM sets for the mirror but which is false for Xcode targets. SwiftUI has a stand-in for files that
/// require it.
final class ConditionRewriter: SyntaxVisitor, Rewriting {
    private let file: FileEditor

    init(_ file: FileEditor) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition else { return .visitChildren }
        if LinuxCondition.isWithoutAlternative(node) {
            file.replace(condition, with: "true", "#if canImport(ObjectiveC)")
        } else {
            rewrite(condition)
        }
        return .visitChildren
    }

    private func rewrite(_ condition: ExprSyntax) {
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let text = call.trimmedDescription.filter { !$0.isWhitespace }
            if ["os(iOS)", "targetEnvironment(simulator)"].contains(text) {
                file.replace(call, with: "true", "#if " + text)
            } else if text == "os(Linux)" || Self.asksForAbsentModule(call) {
                file.replace(call, with: "false", "#if " + text)
            } else if text == "canImport(Combine)" {
                file.replace(call, with: "canImport(CombineForLinux)", "#if " + text)
            }
        } else if let name = condition.as(DeclReferenceExprSyntax.self) {
            if name.baseName.text == "SWIFT_PACKAGE", !file.isOfPackage {
                file.replace(name, with: "false", "#if SWIFT_PACKAGE")
            }
        } else if let not = condition.as(PrefixOperatorExprSyntax.self) {
            rewrite(not.expression)
        } else if let infix = condition.as(InfixOperatorExprSyntax.self) {
            rewrite(infix.leftOperand)
            rewrite(infix.rightOperand)
        } else if let tuple = condition.as(TupleExprSyntax.self) {
            for element in tuple.elements { rewrite(element.expression) }
        }
    }

    /// Whether a condition tests for an absent module. In a shared build folder, another mirror may have a stand-in for it.
    private static func asksForAbsentModule(_ call: FunctionCallExprSyntax) -> Bool {
        let module = call.arguments.first?.expression.trimmedDescription ?? ""
        return call.calledExpression.trimmedDescription == "canImport" && LinuxCondition.isAbsent(module)
    }
}
