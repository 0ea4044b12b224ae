import SwiftSyntax

/// `func < (a: NSNumber, b: NSNumber) -> Bool` in a module: on Linux the class already has the operator, and a member of a
/// module's own extension takes precedence over it.
final class NumberOperatorRewriter: FileRewriter {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        if node.scope.isEmpty, node.name.text == "<", types == ["NSNumber", "NSNumber"] {
            file.insert("extension NSNumber { ", before: node)
            file.insert("static ", before: node.funcKeyword)
            file.insert(" }", after: node)
            file.note("operator of NSNumber", at: node)
        }
        return .skipChildren
    }
}
