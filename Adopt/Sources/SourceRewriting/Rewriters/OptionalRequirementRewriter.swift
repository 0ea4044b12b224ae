import SwiftSyntax

/// Adds default implementations for the optional requirements of the app's `@objc` protocols, in an extension after the protocol.
/// Only classes conform to it.
final class OptionalRequirementRewriter: FileRewriter {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") }) {
            bindToClasses(node)
        }
        var defaults: [String] = []
        for item in node.memberBlock.members {
            guard let modifier = modifiers(of: item.decl).first(where: { $0.name.text == "optional" }) else {
                continue
            }
            guard let text = text(of: item.decl) else {
                file.report(
                    "This optional requirement needs a default value on Linux, but its type has none. Make it return an optional.",
                    at: modifier)
                continue
            }
            file.remove(modifier, "optional requirement")
            defaults.append(text)
        }
        if !defaults.isEmpty {
            let access = node.modifiers.names.contains("public") ? "public " : ""
            file.insert(
                "; \(access)extension \(node.name.text) { \(defaults.joined(separator: "; ")) }", after: node)
        }
        return super.visit(node)
    }

    private func bindToClasses(_ node: ProtocolDeclSyntax) {
        guard let clause = node.inheritanceClause else {
            return file.insert(
                ": AnyObject", after: node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name))
        }
        let names = clause.inheritedTypes.map(\.type.trimmedDescription)
        guard names.allSatisfy({ !["AnyObject", "class", "NSObjectProtocol"].contains($0) }) else { return }
        file.insert(", AnyObject", after: clause.inheritedTypes)
    }

    private func modifiers(of declaration: DeclSyntax) -> DeclModifierListSyntax {
        declaration.as(FunctionDeclSyntax.self)?.modifiers ?? declaration.as(VariableDeclSyntax.self)?
            .modifiers ?? []
    }

    private func text(of declaration: DeclSyntax) -> String? {
        if let method = declaration.as(FunctionDeclSyntax.self) { return text(of: MemberReader.read(method)) }
        guard let property = declaration.as(VariableDeclSyntax.self),
            let member = MemberReader.read(property).first,
            !member.isSettable, let type = member.type, let value = value(of: type)
        else { return nil }
        return "var \(member.name): \(type) { \(value) }"
    }

    private func text(of method: MemberRecord) -> String? {
        guard let value = value(of: method.returns ?? "Void"), !method.isAsync, !method.isThrowing else {
            return nil
        }
        let parameters = method.parameters.map(\.text).joined(separator: ", ")
        return "func \(method.name)(\(parameters))" + (method.returns.map { " -> " + $0 } ?? "")
            + (value.isEmpty ? " {}" : " { \(value) }")
    }

    private func value(of type: String) -> String? {
        AbsentAnswer(index: index).value(of: type, from: scope).map {
            $0.isEmpty ? "" : "absentAnswer(\($0))"
        }
    }
}
