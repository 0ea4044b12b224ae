import SwiftSyntax

/// Renames overrides in extensions of the module's classes, and extension members that subclasses override. The class itself gets
/// a member with the old name, which calls the renamed one.
final class ExtensionOverrideRewriter: FileRewriter {
    private var moving: Set<Int> = []
    /// The extended class.
    private var type: TypeRecord?

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let (type, found) = record(of: node) {
            self.type = type
            moving.formUnion(index.movingMembers(of: found, type).map(\.offset))
        }
        return super.visit(node)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard moving.contains(node.start), let type else { return .visitChildren }
        removeModifiers(node.modifiers)
        let moved = MovedMember(MemberReader.read(node), of: type, in: index)
        file.replace(node.name, with: moved.newName, "member of an extension")
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard moving.contains(node.start), let type, let binding = node.bindings.first,
            let member = MemberReader.read(node).first
        else { return .visitChildren }
        let moved = MovedMember(member, of: type, in: index)
        if let accessors = binding.accessorBlock, !accessors.observers.isEmpty {
            makeMethods(of: accessors, of: node, moved, member.type ?? "Any")
            return .visitChildren
        }
        removeModifiers(node.modifiers)
        file.replace(binding.pattern, with: moved.newName, "member of an extension")
        return .visitChildren
    }

    /// Turns `didSet { … }` into a method that the class's property calls, because an extension can't contain stored properties.
    private func makeMethods(
        of accessors: AccessorBlockSyntax, of property: VariableDeclSyntax, _ moved: MovedMember,
        _ type: String
    ) {
        file.replace(
            from: property.modifiers.first?.start ?? property.bindingSpecifier.start,
            to: accessors.leftBrace.end, with: "", "member of an extension", at: property)
        for observer in accessors.observers {
            let word = observer.accessorSpecifier.text
            let name = observer.parameters?.name.text ?? (word == "didSet" ? "oldValue" : "newValue")
            file.replace(
                from: observer.accessorSpecifier.start,
                to: (observer.parameters?.end ?? observer.accessorSpecifier.end),
                with: "func \(moved.name(of: word))(_ \(name): \(type))", word, at: observer)
        }
        file.removeQuietly(accessors.rightBrace)
    }

    private func removeModifiers(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
            file.removeQuietly(modifier)
        }
    }
}
