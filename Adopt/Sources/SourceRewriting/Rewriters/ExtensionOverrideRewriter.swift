import SwiftSyntax

/// Overrides in extensions, and members of extensions that subclasses override, get another name: the class itself has a member of the
/// old name, which calls them.
final class ExtensionOverrideRewriter: FileRewriter {
    private var moving: Set<Int> = []

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.nameWithoutArguments
        if let type = index.type(named: name),
            let found = type.extensions.first(where: { $0.file == file.file && $0.offset == node.start })
        {
            moving.formUnion(index.movingMembers(of: found, type).map(\.offset))
        } else {
            refuseOverrides(node, name)
        }
        return super.visit(node)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard moving.contains(node.start) else { return .visitChildren }
        removeModifiers(node.modifiers)
        file.replace(node.name, with: MovedMember(MemberReader.read(node)).newName, "member of an extension")
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard moving.contains(node.start), let binding = node.bindings.first,
            let member = MemberReader.read(node).first
        else { return .visitChildren }
        removeModifiers(node.modifiers)
        file.replace(binding.pattern, with: MovedMember(member).newName, "member of an extension")
        return .visitChildren
    }

    private func removeModifiers(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
            file.removeQuietly(modifier)
        }
    }

    private func refuseOverrides(_ node: ExtensionDeclSyntax, _ name: String) {
        for item in node.memberBlock.members {
            let modifiers =
                item.decl.as(FunctionDeclSyntax.self)?.modifiers
                ?? item.decl.as(VariableDeclSyntax.self)?.modifiers
            guard let word = modifiers?.first(where: { $0.name.text == "override" }) else { continue }
            file.report(
                "An extension of \(name), which is another module's, cannot override on Linux: override in a subclass instead.",
                at: word)
        }
    }
}
