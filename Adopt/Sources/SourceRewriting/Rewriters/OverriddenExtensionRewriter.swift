import SwiftSyntax

/// An `@objc` member in an extension of a UIKit class that the module's classes override: the members of the extension and of the
/// classes are renamed, and a member with the old name calls the one of the object's class. Members that extensions of subclasses
/// override are treated the same way.
final class OverriddenExtensionRewriter: MemberRewriter {
    private static let construct = "override of an extension's member"
    private var members: [OverriddenExtensionMember] = []
    /// The extended class of another module.
    private var systemClass: String?

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = index.original(of: node.extendedType.nameWithoutArguments)
        let found = index.foreignExtensions[name]?.first {
            $0.file == file.file && $0.offset == node.start
        }
        systemClass = found == nil ? nil : name
        members = found.map(index.overriddenMembers) ?? []
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        members = []
        systemClass = nil
    }

    override func rewrite(_ member: DeclaredMember) {
        let (record, node) = (member.record, member.declaration)
        if let known = members.first(where: { $0.member.offset == record.offset }) {
            file.replace(member.name, with: record.nameInExtension, Self.construct)
            file.insert("; " + known.asking, after: node)
        } else if record.isOverride, let type = type(around: node) {
            guard let known = index.overriddenMember(named: record.reference, in: type) else { return }
            file.replace(member.name, with: known.nameInClasses, Self.construct)
            if known.classes.contains(where: { $0 === type }) { file.removeModifiers(["override"], of: node) }
        } else if record.isOverride, let systemClass,
            let known = index.overriddenMember(named: record.reference, inExtensionOf: systemClass)
        {
            file.replace(member.name, with: known.name(of: systemClass), Self.construct)
            file.removeModifiers(["override"], of: node)
        }
    }

    /// `super.name`, in any member.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, let name = nameOfSuper(node) {
            file.replace(node.declName.baseName, with: name, Self.construct)
        }
        return .visitChildren
    }

    /// The new name of the superclass's member.
    private func nameOfSuper(_ node: MemberAccessExprSyntax) -> String? {
        guard let type = type(around: node) else {
            return systemClass.flatMap {
                index.overriddenMember(named: node.calledReference, inExtensionOf: $0)
            }?.member.nameInExtension
        }
        guard let known = index.overriddenMember(named: node.calledReference, in: type) else { return nil }
        guard known.classes.contains(where: { $0 === type }) else { return known.nameInClasses }
        let root = index.line(of: type).last?.inherited.first.map(index.original)
        let isOverridden = root.map(known.systemClasses.contains) ?? false
        return isOverridden ? root.map(known.name) : known.member.nameInExtension
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
        let own = classes.map { ($0.name, nameInClasses) }
        return (own + systemClasses.map { ($0, name(of: $0)) }).map { kind, name in
            "if let object = self as? \(kind) { \(act("object." + name)) }; "
        }.joined()
    }
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
