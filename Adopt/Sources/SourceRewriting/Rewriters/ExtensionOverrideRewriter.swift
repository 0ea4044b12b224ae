import SwiftSyntax

/// Renames overrides in extensions of the module's classes, and extension members that subclasses override. The class itself gets
/// a member with the old name, which calls the renamed one.
final class ExtensionOverrideRewriter: MemberRewriter {
    /// The new names of members by their positions.
    private var moving: [Int: String] = [:]

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let (type, found) = record(of: node) {
            for member in index.movingMembers(of: found, type) {
                moving[member.offset] = index.nameInExtension(of: member, type)
            }
        }
        return .visitChildren
    }

    override func rewrite(_ member: DeclaredMember) {
        guard let name = moving[member.record.offset] else { return }
        file.removeModifiers(["override", "open"], of: member.declaration)
        file.replace(member.name, with: name, "member of an extension")
    }
}
