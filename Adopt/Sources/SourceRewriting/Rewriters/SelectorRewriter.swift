import SwiftSyntax

/// `#selector(…)` becomes a `Selector` of the method's name in Objective-C. Methods of the module are found through the tables;
/// one that no table has is named beside it.
final class SelectorRewriter: FileRewriter {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector" else { return .visitChildren }
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return .skipChildren }
        if let label = argument.label?.text {
            replaceAccessor(node, label, argument.expression)
        } else {
            replaceMethod(node, argument.expression.withoutCast)
        }
        return .skipChildren
    }

    private func replaceAccessor(_ node: MacroExpansionExprSyntax, _ kind: String, _ property: ExprSyntax) {
        let name = MethodReference(property)?.name ?? property.trimmedDescription
        let selector = kind == "setter" ? SelectorName.setter(of: name) : name
        file.replace(node, with: "Selector(\"\(selector)\")", "#selector")
    }

    private func replaceMethod(_ node: MacroExpansionExprSyntax, _ expression: ExprSyntax) {
        guard let reference = MethodReference(expression) else {
            return file.report(
                "#selector of this expression has no form on Linux: name the type and the method.", at: node)
        }
        let found = MethodSearch(index: index, scope: scope).method(reference)
        file.replace(node, with: text(reference, found), "#selector")
    }

    private func text(_ reference: MethodReference, _ found: MethodSearch.Found?) -> String {
        guard let found else { return foreign(reference) }
        let selector = found.member.selector
        if found.isInTable { return "Selector(\"\(selector)\")" }
        return "Selector(\"\(selector)\", \(found.owner).\(found.member.reference))"
    }

    /// A method of UIKit's.
    private func foreign(_ reference: MethodReference) -> String {
        if let name = KnownSelectors.names[reference.name], reference.labels == nil || reference.owner == nil
        {
            return "Selector(\"\(name)\")"
        }
        let labels = reference.labels ?? []
        let name = KnownSelectors.names[reference.name] ?? SelectorName.method(reference.name, labels: labels)
        if KnownSelectors.names[reference.name] != nil { return "Selector(\"\(name)\")" }
        if let variable = reference.owner, !variable.isTypeName {
            return "Selector(\"\(name)\", of: \(variable)) { $0.\(reference.text) }"
        }
        let owner = reference.owner ?? (scope.isEmpty ? nil : scope)
        return owner.map { "Selector(\"\(name)\", \($0).\(reference.text))" } ?? "Selector(\"\(name)\")"
    }
}

extension String {
    /// Whether the last name of a path is a type's.
    fileprivate var isTypeName: Bool {
        split(separator: ".").last?.first?.isUppercase == true || self == "super"
    }
}

extension ExprSyntax {
    /// `(f as (T) -> () -> Void)` without what follows `as`, and without parentheses.
    fileprivate var withoutCast: ExprSyntax {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first!.expression.withoutCast
        }
        return self.as(AsExprSyntax.self)?.expression.withoutCast ?? self
    }
}
