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
            file.replace(name, with: known.member.nameInExtension, Self.construct)
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
            node.declName.baseName, with: isAtTop ? known.member.nameInExtension : known.nameInClasses,
            Self.construct)
        return .visitChildren
    }
}

extension OverriddenExtensionMember {
    /// The member of the old name, on one line.
    fileprivate var asking: String {
        let isPublic = classes.contains { !$0.modifiers.isDisjoint(with: ["open", "public"]) }
        let head = (isPublic ? "public " : member.isPrivate ? "fileprivate " : "") + member.declaration
        let asked = inEachClass { "return " + member.call(of: $0) }
        let getter = asked + "return " + member.call(of: member.nameInExtension)
        guard member.kind == .property, member.isSettable else { return head + " { \(getter) }" }
        let setter = inEachClass { $0 + " = newValue; return" } + member.nameInExtension + " = newValue"
        return head + " { get { \(getter) } set { \(setter) } }"
    }

    /// What is done with the member of an object of one of the classes.
    private func inEachClass(_ act: (String) -> String) -> String {
        classes.map { "if let object = self as? \($0.name) { \(act("object." + nameInClasses)) }; " }.joined()
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
