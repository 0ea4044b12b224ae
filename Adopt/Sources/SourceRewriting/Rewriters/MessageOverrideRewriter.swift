import SwiftSyntax

/// `override func responds(to:)`, with which a class hides optional methods from Objective-C, and `forwardingTarget(for:)`, with which it
/// passes messages on: on Linux UIKit uses the tables, and the class's method gets another name.
final class MessageOverrideRewriter: FileRewriter {
    /// The beginning of the other name, by the method's name and label.
    private static let names = [
        "responds(to:)": "respondsAs", "forwardingTarget(for:)": "forwardingTargetOf",
    ]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        let message = "\(node.name.text)(\(labels.joined()))"
        guard let name = Self.names[message], !scope.isEmpty,
            let word = node.modifiers.first(where: { $0.name.text == "override" })
        else { return .visitChildren }
        file.removeQuietly(word)
        // A subclass may have one as well.
        let owner = scope.split(separator: ".").last ?? ""
        file.replace(node.name, with: "\(name)\(owner)", "override of \(message)")
        return .visitChildren
    }
}
