import SwiftSyntax

/// Renames overrides in extensions of the module's classes, and extension members that subclasses override. The class itself gets
/// a member with the old name, which calls the renamed one.
final class ExtensionOverrideRewriter: MemberRewriter {
    private var moving: Set<Int> = []

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let (type, found) = record(of: node) {
            moving.formUnion(index.movingMembers(of: found, type).map(\.offset))
        }
        return .visitChildren
    }

    override func rewrite(_ member: DeclaredMember) {
        guard moving.contains(member.record.offset) else { return }
        file.removeModifiers(["override", "open"], of: member.declaration)
        file.replace(member.name, with: member.record.nameInExtension, "member of an extension")
    }
}
