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
        guard let name = Self.names[message], node.modifiers.names.contains("override"),
            let owner = node.scope.split(separator: ".").last
        else { return .visitChildren }
        file.removeModifiers(["override"], of: node)
        // A subclass may have one as well.
        file.replace(node.name, with: "\(name)\(owner)", "override of \(message)")
        return .visitChildren
    }
}
