import SwiftSyntax

/// `override func responds(to:)`, by which a class hides its optional methods from Objective-C: UIKit asks the tables on Linux, and the
/// class's own answer is a method of another name.
final class MessageOverrideRewriter: FileRewriter {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "responds", node.signature.parameterClause.parameters.count == 1,
            node.signature.parameterClause.parameters.first?.firstName.text == "to", !scope.isEmpty,
            let word = node.modifiers.first(where: { $0.name.text == "override" })
        else { return .visitChildren }
        file.removeQuietly(word)
        // A class below may have one as well.
        let owner = scope.split(separator: ".").last ?? ""
        file.replace(node.name, with: "respondsAs\(owner)", "override of responds(to:)")
        return .visitChildren
    }
}
