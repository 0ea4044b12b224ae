import SwiftSyntax

/// Adds default implementations for the optional requirements of the app's `@objc` protocols, in an extension after the protocol.
/// Only classes conform to it.
final class OptionalRequirementRewriter: FileRewriter {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") }) {
            bindToClasses(node)
        }
        var defaults: [String] = []
        for member in node.memberBlock.members.compactMap({ DeclaredMember($0.decl) }) {
            let modifier = member.declaration.modifiers.first { $0.name.text == "optional" }
            guard let modifier else { continue }
            guard let text = defaultImplementation(of: member.record, from: node.scope) else {
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
        return .visitChildren
    }

    private func bindToClasses(_ node: ProtocolDeclSyntax) {
        let names = (node.inheritanceClause?.inheritedTypes ?? []).map(\.type.trimmedDescription)
        guard Set(names).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) else { return }
        let name = node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name)
        file.inherit("AnyObject", node.inheritanceClause, after: name)
    }

    private func defaultImplementation(of member: MemberRecord, from scope: String) -> String? {
        let type = member.kind == .method ? member.returns ?? "Void" : member.type
        guard !member.isAsync, !member.isThrowing, member.kind == .method || !member.isSettable,
            let type, let value = AbsentAnswer(index: index).value(of: type, from: scope)
        else { return nil }
        return member.declaration + (value.isEmpty ? " {}" : " { absentAnswer(\(value)) }")
    }
}
