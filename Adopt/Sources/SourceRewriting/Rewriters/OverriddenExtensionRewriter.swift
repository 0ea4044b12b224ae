import SwiftSyntax

/// An `@objc` member in an extension of a UIKit class that the module's classes override: the members of the extension and of the
/// classes are renamed, and a member with the old name calls the one of the object's class.
final class OverriddenExtensionRewriter: MemberRewriter {
    private static let construct = "override of an extension's member"
    private var members: [OverriddenExtensionMember] = []

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = index.original(of: node.extendedType.nameWithoutArguments)
        let found = index.foreignExtensions[name]?.first {
            $0.file == file.file && $0.offset == node.start
        }
        members = found.map(index.overriddenMembers) ?? []
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { members = [] }

    override func rewrite(_ member: DeclaredMember) {
        let (record, node) = (member.record, member.declaration)
        if let known = members.first(where: { $0.member.offset == record.offset }) {
            file.replace(member.name, with: record.nameInExtension, Self.construct)
            file.insert("; " + known.asking, after: node)
        } else if record.isOverride, let type = type(around: node),
            let known = index.overriddenMember(named: record.reference, in: type)
        {
            file.replace(member.name, with: known.nameInClasses, Self.construct)
            if known.isTopmost(type) { file.removeModifiers(["override"], of: node) }
        }
    }

    /// `super.name`, in any member.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, let type = type(around: node),
            let known = index.overriddenMember(named: node.calledReference, in: type)
        {
            let name = known.isTopmost(type) ? known.member.nameInExtension : known.nameInClasses
            file.replace(node.declName.baseName, with: name, Self.construct)
        }
        return .visitChildren
    }
}

extension OverriddenExtensionMember {
    /// The member with the old name, on one line.
    fileprivate var asking: String {
        let isPublic = classes.contains { !$0.modifiers.isDisjoint(with: ["open", "public"]) }
        let head = (isPublic ? "public " : member.isPrivate ? "fileprivate " : "") + member.declaration
        let asked = inEachClass { "return " + member.call(of: $0) }
        let getter = asked + "return " + member.call(of: member.nameInExtension)
        guard member.kind == .property, member.isSettable else { return head + " { \(getter) }" }
        let setter = inEachClass { $0 + " = newValue; return" } + member.nameInExtension + " = newValue"
        return head + " { get { \(getter) } set { \(setter) } }"
    }

    /// The statements for the objects of each class.
    private func inEachClass(_ act: (String) -> String) -> String {
        classes.map { "if let object = self as? \($0.name) { \(act("object." + nameInClasses)) }; " }.joined()
    }

    /// Whether a class inherits the member from no other class that overrides it.
    fileprivate func isTopmost(_ type: TypeRecord) -> Bool { classes.contains { $0 === type } }
}

extension MemberAccessExprSyntax {
    /// The member's name, with the labels of its call.
    fileprivate var calledReference: String {
        let name = declName.baseName.plainText
        guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id,
            !call.arguments.isEmpty
        else { return name }
        return name + "(" + call.labels + ")"
    }
}
