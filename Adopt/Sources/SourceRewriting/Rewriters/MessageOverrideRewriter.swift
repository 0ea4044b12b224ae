import SwiftSyntax

/// `override func responds(to:)`, with which a class hides optional methods from Objective-C: on Linux UIKit uses the tables, and
/// the class's method gets another name.
final class MessageOverrideRewriter: FileRewriter {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "responds", node.signature.parameterClause.parameters.count == 1,
            node.signature.parameterClause.parameters.first?.firstName.text == "to", !scope.isEmpty,
            let word = node.modifiers.first(where: { $0.name.text == "override" })
        else { return .visitChildren }
        file.removeQuietly(word)
        // A subclass may have one as well.
        let owner = scope.split(separator: ".").last ?? ""
        file.replace(node.name, with: "respondsAs\(owner)", "override of responds(to:)")
        return .visitChildren
    }
}
