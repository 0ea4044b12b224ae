import SwiftSyntax

/// `extension NSObject: P {}`, where `P` asks for nothing but `init()`: on Linux only `required` initialisers meet that, and other modules'
/// classes have none. What extensions of `P` add without making an object moves to a protocol of its own, which the class conforms to.
final class InitializerRequirementRewriter: FileRewriter {
    private static let construct = "requirement init()"

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.plainText
        if index.asksForInitializer(name) {
            let part = partName(of: name)
            if let last = node.inheritanceClause?.inheritedTypes.last {
                file.insert(", \(part)", after: last)
            } else {
                file.insert(": \(part)", after: node.name)
            }
            let bound = node.inheritanceClause.names.contains { ["class", "AnyObject", "NSObjectProtocol"].contains($0) }
            file.insert(
                "; \(access(of: node.modifiers))protocol \(part)\(bound ? ": AnyObject" : "") {}", after: node)
            file.note(Self.construct, at: node)
        }
        return super.visit(node)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let extended = node.extendedType.nameWithoutArguments
        if index.isForeignClass(extended) {
            for inherited in node.inheritanceClause?.inheritedTypes ?? []
            where index.asksForInitializer(inherited.type.nameWithoutArguments) {
                file.insert("WithoutInit", after: inherited.type)
                file.note(Self.construct, at: inherited)
            }
        } else if index.asksForInitializer(extended), node.genericWhereClause == nil {
            moveMembers(of: node, extended)
        }
        return super.visit(node)
    }

    private func moveMembers(of node: ExtensionDeclSyntax, _ name: String) {
        let opening = access(of: node.modifiers) + "extension "
        for item in node.memberBlock.members where !item.makesObject {
            file.insert("} \(opening)\(partName(of: name)) { ", before: item.decl)
            file.insert(" } \(opening)\(name) {", after: item)
        }
    }

    private func partName(of name: String) -> String { name + "WithoutInit" }

    private func access(of modifiers: DeclModifierListSyntax) -> String {
        modifiers.map { $0.name.text }.filter { ["public", "fileprivate", "private", "package"].contains($0) }
            .map { $0 + " " }.joined()
    }
}

extension MemberBlockItemSyntax {
    /// Whether it makes an object of the type.
    fileprivate var makesObject: Bool {
        tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.`init`)
                || $0.tokenKind == .keyword(.Self) && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
        }
    }
}

extension ModuleIndex {
    /// Whether a protocol of the module asks for `init()` alone, and an extension says that a class of another module conforms to it.
    fileprivate func asksForInitializer(_ name: String) -> Bool {
        guard let type = type(named: name), type.kind == .protocolType, type.members.count == 1,
            type.members[0].kind == .initializer, type.members[0].parameters.isEmpty
        else { return false }
        return foreignExtensions.contains { owner, extensions in
            isForeignClass(owner) && extensions.contains { $0.inherited.contains(name) }
        }
    }

    fileprivate func isForeignClass(_ name: String) -> Bool {
        isSystemClass(name) || name == "NSObject" && type(named: name) == nil
    }
}
