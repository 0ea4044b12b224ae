import SwiftSyntax

/// An `@objc` member in an extension of a UIKit class that the module's classes override: the members of the extension and of the
/// classes are renamed, and a member with the old name calls the one of the object's class. Members that extensions of subclasses
/// override are treated the same way.
final class OverriddenExtensionRewriter: FileRewriter {
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
        let isOfView = node.extendedType.nameWithoutArguments.hasPrefix("UI")
        let protocols = members.compactMap(\.protocolDeclaration).map { (isOfView ? "@MainActor " : "") + $0 }
        if !protocols.isEmpty { file.insert("; " + protocols.joined(separator: "; "), after: node) }
        return super.visit(node)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = super.visit(node)
        guard let type = enclosingType else { return result }
        for (_, known) in index.overriddenMembers where known.isOfLibrary {
            guard let name = known.protocolName, known.classes.contains(where: { $0 === type }) else {
                continue
            }
            file.add("extension \(type.name): \(name) {}")
        }
        return result
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        members = []
        systemClass = nil
        super.visitPost(node)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let member = MemberReader.read(node).first
        else { return .visitChildren }
        rename(node, member, name, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        rename(node, MemberReader.read(node), node.name, node.modifiers)
        return .visitChildren
    }

    private func rename(
        _ node: some DeclSyntaxProtocol, _ member: MemberRecord, _ name: TokenSyntax,
        _ modifiers: DeclModifierListSyntax
    ) {
        if let known = members.first(where: { $0.member.offset == node.start }) {
            file.replace(name, with: known.member.nameInExtension, Self.construct)
            file.insert("; " + known.asking, after: node)
        } else if member.isOverride, let systemClass, enclosingType == nil,
            let known = index.overriddenMember(named: member.reference, inExtensionOf: systemClass)
        {
            file.replace(name, with: known.name(of: systemClass), Self.construct)
            for modifier in modifiers where modifier.name.text == "override" { file.removeQuietly(modifier) }
        } else if member.isOverride, node.isMemberOfClass, let type = enclosingType,
            let known = index.overriddenMember(named: member.reference, in: type)
        {
            file.replace(name, with: known.nameInClasses, Self.construct)
            guard known.classes.contains(where: { $0 === type }) else { return }
            for modifier in modifiers where modifier.name.text == "override" { file.removeQuietly(modifier) }
        }
    }

    /// `super.name`, in any member.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, let name = nameOfSuper(node.calledReference) {
            file.replace(node.declName.baseName, with: name, Self.construct)
        }
        return .visitChildren
    }

    /// The new name of the superclass's member.
    private func nameOfSuper(_ reference: String) -> String? {
        guard let type = enclosingType else {
            return systemClass.flatMap { index.overriddenMember(named: reference, inExtensionOf: $0) }?.member
                .nameInExtension
        }
        guard let known = index.overriddenMember(named: reference, in: type) else { return nil }
        guard known.classes.contains(where: { $0 === type }) else { return known.nameInClasses }
        let root = index.line(of: type).last?.inherited.first.map(index.original)
        let isOverridden = root.map(known.systemClasses.contains) ?? false
        return isOverridden ? root.map(known.name) : known.member.nameInExtension
    }
}

extension OverriddenExtensionMember {
    /// The member with the old name, on one line.
    fileprivate var asking: String {
        let isPublic =
            protocolName != nil || classes.contains { !$0.modifiers.isDisjoint(with: ["open", "public"]) }
        let head = (isPublic ? "public " : member.isPrivate ? "fileprivate " : "") + member.declaration
        let asked = inEachClass { "return " + member.call(of: $0) }
        let getter = asked + "return " + member.call(of: member.nameInExtension)
        guard member.kind == .property, member.isSettable else { return head + " { \(getter) }" }
        let setter = inEachClass { $0 + " = newValue; return" } + member.nameInExtension + " = newValue"
        return head + " { get { \(getter) } set { \(setter) } }"
    }

    /// The statements for the objects of each class.
    private func inEachClass(_ act: (String) -> String) -> String {
        let own = (classes.map(\.name) + (protocolName.map { ["any " + $0] } ?? [])).map {
            ($0, nameInClasses)
        }
        return (own + systemClasses.map { ($0, name(of: $0)) }).map { kind, name in
            "if let object = self as? \(kind) { \(act("object." + name)) }; "
        }.joined()
    }

    /// The protocol for other modules' classes, on one line.
    fileprivate var protocolDeclaration: String? {
        guard let protocolName else { return nil }
        return "public protocol \(protocolName): AnyObject { \(member.requirement(named: nameInClasses)) }"
    }
}

extension SyntaxProtocol {
    /// Whether the member is in the body of a class or an extension.
    fileprivate var isMemberOfClass: Bool {
        let owner = parent?.parent?.parent?.parent
        return owner?.is(ClassDeclSyntax.self) == true || owner?.is(ExtensionDeclSyntax.self) == true
    }
}

extension MemberAccessExprSyntax {
    /// The member's name, with the labels of its call.
    fileprivate var calledReference: String {
        let name = declName.baseName.plainText
        guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id,
            !call.arguments.isEmpty
        else { return name }
        return name + "(" + call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    }
}
