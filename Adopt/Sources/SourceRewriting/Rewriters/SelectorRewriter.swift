import AdoptModel
import SwiftSyntax

/// Replaces `#selector(…)` with a `Selector` of the method's Objective-C name. The module's methods are found through the tables.
/// If no table contains a method, the reference includes it.
final class SelectorRewriter: FileRewriter {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector" else { return .visitChildren }
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return .skipChildren }
        if let label = argument.label?.text {
            replaceAccessor(node, label, argument.expression)
        } else {
            replaceMethod(node, argument.expression)
        }
        return .skipChildren
    }

    private func replaceAccessor(_ node: MacroExpansionExprSyntax, _ kind: String, _ property: ExprSyntax) {
        let name = MethodReference(property)?.name ?? property.trimmedDescription
        let selector = kind == "setter" ? SelectorName.setter(of: nameForSetter(name)) : name
        file.replace(
            node, with: "Selector(\"\(selector)\"\(kind == "getter" ? getter(node, property) : ""))",
            "#selector")
    }

    /// The setter of UIKit's `isHidden` is `setHidden:`; that of a Swift property keeps its name.
    private func nameForSetter(_ name: String) -> String {
        let isOfUIKit = name.wholeMatch(of: /is[A-Z].*/) != nil && !index.variables.contains(name)
        return isOfUIKit ? String(name.dropFirst(2)) : name
    }

    /// The getter of a UIKit property, which is in no table.
    private func getter(_ node: MacroExpansionExprSyntax, _ property: ExprSyntax) -> String {
        guard node.isAskedFor, let reference = MethodReference(property),
            !index.variables.contains(reference.name),
            let owner = reference.owner ?? node.typeAround, owner.first?.isUppercase == true
        else { return "" }
        return ", getter: \\\(owner).\(reference.name)"
    }

    private func replaceMethod(_ node: MacroExpansionExprSyntax, _ expression: ExprSyntax) {
        guard let reference = MethodReference(expression),
            !expression.trimmedDescription.contains("#selector")
        else {
            return file.report(
                "#selector of this expression isn't supported on Linux. Use a type and a method.", at: node)
        }
        let found = MethodSearch(index, node.scope, in: file.file).method(reference)
        let selector =
            found.map { text(of: $0, isAskedFor: node.isAskedFor) }
            ?? foreign(reference, from: node.typeAround)
        file.replace(node, with: selector, "#selector")
    }

    private func text(of found: MethodSearch.Found, isAskedFor: Bool) -> String {
        let selector = found.member.selector
        let method = found.owner + "." + found.member.reference
        if found.member.isStatic {
            return "Selector(\"\(selector)\", ofClass: \(found.owner).self, \(method))"
        }
        // The table has a row for the tested method, which may have more parameters than a selector allows.
        let isTold = isAskedFor && found.member.parameters.count > 2
        if found.isInTable || isTold { return "Selector(\"\(selector)\")" }
        return "Selector(\"\(selector)\", \(method))"
    }

    /// The selector of a UIKit method.
    private func foreign(_ reference: MethodReference, from type: String?) -> String {
        if let name = KnownSelectors.name(of: reference) { return "Selector(\"\(name)\")" }
        let name = SelectorName.method(reference.name, labels: reference.labels ?? [])
        guard let owner = reference.owner ?? type else { return "Selector(\"\(name)\")" }
        // A protocol's method belongs to no class. The tables determine its owner.
        if reference.owner != nil, ["Delegate", "DataSource", "Prefetching"].contains(where: owner.hasSuffix)
        {
            return "Selector(\"\(name)\")"
        }
        if reference.owner != nil, !owner.isTypeName {
            return "Selector(\"\(name)\", of: \(owner)) { $0.\(reference.text) }"
        }
        return "Selector(\"\(name)\", \(owner).\(reference.text))"
    }
}

/// Objective-C names of UIKit methods that apps reference without labels, and of methods that Swift renames.
enum KnownSelectors {
    private static let names: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            "copy", "cut", "decreaseSize", "delete", "increaseSize", "paste", "select", "selectAll",
            "toggleBoldface", "toggleItalics", "toggleUnderline",
        ].map { ($0, $0 + ":") })

    /// Methods of view controllers, as they are referenced in a type that has a page as a generic parameter.
    private static let ofControllers = [
        "didMove": "didMoveToParentViewController:", "willMove": "willMoveToParentViewController:",
    ]

    static func name(of reference: MethodReference) -> String? {
        if let name = names[reference.name] { return name }
        let isOfController = reference.labels == nil || reference.labels == ["toParent"]
        return isOfController ? ofControllers[reference.name] : nil
    }
}

extension SyntaxProtocol {
    /// The enclosing type's name; `nil` at the top level.
    fileprivate var typeAround: String? { scope.isEmpty ? nil : scope }
}

extension String {
    /// Whether the last component of a path is a type's name.
    fileprivate var isTypeName: Bool {
        split(separator: ".").last?.first?.isUppercase == true || self == "super"
    }
}
