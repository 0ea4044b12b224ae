import SwiftSyntax

/// Reads what one file declares.
final class DeclarationReader: ConditionalVisitor {
    private let file: Int
    private(set) var types: [(offset: Int, type: TypeRecord)] = []
    private(set) var extensions: [ExtensionRecord] = []
    private(set) var variables: Set<String> = []
    private var names: [String] = []

    init(file: Int) {
        self.file = file
        super.init()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, .classType, node.name)
    }
    override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, .structure, node.name)
    }
    override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, .enumeration, node.name)
    }
    override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, .actor, node.name)
    }
    override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, .protocolType, node.name)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { names.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.nameWithoutArguments
        extensions.append(
            ExtensionRecord(
                name: name, file: file, offset: node.start, attributes: node.attributes.names,
                isConstrained: node.genericWhereClause != nil, inherited: node.inheritanceClause.names,
                members: MemberReader.members(of: node.memberBlock)))
        names.append(name)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        variables.insert(node.identifier.plainText)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        variables.insert((node.secondName ?? node.firstName).plainText)
        return .visitChildren
    }

    private func open(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeRecord.Kind, _ name: TokenSyntax
    ) -> SyntaxVisitorContinueKind {
        names.append(name.plainText)
        let type = TypeRecord(
            name: names.joined(separator: "."), kind: kind, file: file,
            inherited: node.inheritanceClause.names, attributes: node.attributes.names,
            modifiers: node.modifiers.names)
        type.members = MemberReader.members(of: node.memberBlock)
        types.append((node.start, type))
        return .visitChildren
    }
}
