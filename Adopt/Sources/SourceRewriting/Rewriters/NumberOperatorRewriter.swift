import SwiftSyntax

/// `func < (a: NSNumber, b: NSNumber) -> Bool` of a module: on Linux the class has the operator already, and a member of the module's own
/// comes before that.
final class NumberOperatorRewriter: FileRewriter {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        if scope.isEmpty, node.name.text == "<", types == ["NSNumber", "NSNumber"] {
            file.insert("extension NSNumber { ", before: node)
            file.insert("static ", before: node.funcKeyword)
            file.insert(" }", after: node)
            file.note("operator of NSNumber", at: node)
        }
        return .skipChildren
    }
}
