import SwiftSyntax

/// Replaces `#keyPath(Person.name)` with its string.
final class KeyPathRewriter: FileRewriter {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath", let argument = node.arguments.first?.expression else {
            return .visitChildren
        }
        file.replace(node, with: "\"\(path(argument).joined(separator: "."))\"", "#keyPath")
        return .skipChildren
    }

    /// The components of a path without its root type.
    private func path(_ expression: ExprSyntax) -> [String] {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
            return name == "self" || isType(name) ? [] : [objectiveCName(name)]
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return path(chain.expression) }
        guard let member = expression.as(MemberAccessExprSyntax.self) else {
            return [expression.trimmedDescription]
        }
        let name = member.declName.baseName.plainText
        return (member.base.map(path) ?? []) + (isType(name) ? [] : [objectiveCName(name)])
    }

    private func isType(_ name: String) -> Bool { name.first?.isUppercase == true }

    /// The Objective-C names of UIKit properties lack the prefix "is".
    private func objectiveCName(_ name: String) -> String {
        guard name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true,
            !index.variables.contains(name)
        else {
            return name
        }
        let rest = name.dropFirst(2)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
