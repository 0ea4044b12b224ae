import SwiftSyntax

/// An `@objc` member of an extension of UIKit's class that the module's classes override: the extension's and the classes' own get names
/// of theirs, and a member of the old name asks the object's class.
final class OverriddenExtensionRewriter: FileRewriter {
    private static let construct = "override of an extension's member"
    private var members: [OverriddenExtensionMember] = []

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let found = index.foreignExtensions[node.extendedType.nameWithoutArguments]?.first {
            $0.file == file.file && $0.offset == node.start
        }
        members = found.map(index.overriddenMembers) ?? []
        return super.visit(node)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        members = []
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
            file.replace(name, with: known.nameInExtension, Self.construct)
            file.insert("; " + known.asking, after: node)
        } else if member.isOverride, node.isMemberOfClass, let type = enclosingType,
            let known = index.overriddenMember(named: member.reference, in: type)
        {
            file.replace(name, with: known.nameInClasses, Self.construct)
            guard known.classes.contains(where: { $0 === type }) else { return }
            for modifier in modifiers where modifier.name.text == "override" { file.removeQuietly(modifier) }
        }
    }

    /// `super.name`, in whichever member it stands.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base?.is(SuperExprSyntax.self) == true, let type = enclosingType,
            let known = index.overriddenMember(named: node.calledReference, in: type)
        else { return .visitChildren }
        let isAtTop = known.classes.contains { $0 === type }
        file.replace(
            node.declName.baseName, with: isAtTop ? known.nameInExtension : known.nameInClasses,
            Self.construct)
        return .visitChildren
    }
}

extension OverriddenExtensionMember {
    /// The member of the old name, on one line.
    fileprivate var asking: String {
        let types = classes.map(\.name)
        let isPublic = classes.contains { !$0.modifiers.isDisjoint(with: ["open", "public"]) }
        let access = isPublic ? "public " : member.isPrivate ? "fileprivate " : ""
        guard member.kind == .method else {
            let asked = types.map { "if let object = self as? \($0) { return object.\(nameInClasses) }; " }
            let getter = asked.joined() + "return \(nameInExtension)"
            let head = access + "var \(member.name): \(member.type ?? "Any") "
            guard member.isSettable else { return head + "{ \(getter) }" }
            let set = types.map {
                "if let object = self as? \($0) { object.\(nameInClasses) = newValue; return }; "
            }
            return head + "{ get { \(getter) } set { \(set.joined())\(nameInExtension) = newValue } }"
        }
        let call = MovedMember(member).arguments
        let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
        let prefix = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
        let asked = types.map {
            "if let object = self as? \($0) { return \(prefix)object.\(nameInClasses)(\(call)) }; "
        }
        return access
            + "func \(member.name)(\(member.parameters.map(\.text).joined(separator: ", ")))\(effects)"
            + (member.returns.map { " -> " + $0 } ?? "")
            + " { \(asked.joined())return \(prefix)\(nameInExtension)(\(call)) }"
    }
}

extension SyntaxProtocol {
    /// Whether it stands in the body of a class or of an extension.
    fileprivate var isMemberOfClass: Bool {
        let owner = parent?.parent?.parent?.parent
        return owner?.is(ClassDeclSyntax.self) == true || owner?.is(ExtensionDeclSyntax.self) == true
    }
}

extension MemberAccessExprSyntax {
    /// The member's name, with the labels of the call that it is called in.
    fileprivate var calledReference: String {
        let name = declName.baseName.plainText
        guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id,
            !call.arguments.isEmpty
        else { return name }
        return name + "(" + call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    }
}
