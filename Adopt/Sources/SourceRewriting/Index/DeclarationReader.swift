import LinuxConditions
import SwiftSyntax

/// Reads the declarations of one file.
final class DeclarationReader: ConditionalVisitor {
    private let file: Int
    private let fileName: String
    private(set) var types: [(offset: Int, type: TypeRecord)] = []
    private(set) var extensions: [ExtensionRecord] = []
    /// Variables and parameters with their types.
    private(set) var variables: [(name: String, type: String)] = []
    /// Type aliases of function types.
    private(set) var functionTypes: Set<String> = []
    /// Type aliases and their types.
    private(set) var aliases: [String: String] = [:]

    /// Creates a reader for a file, by its number and its name without the extension.
    init(file: Int, named fileName: String) {
        self.file = file
        self.fileName = fileName
        super.init()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node, .classType) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node, .structure) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node, .enumeration) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node, .actor) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node, .protocolType) }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = types.last { $0.type.name == node.scope }?.type
        type?.firstCase = type?.firstCase ?? node.elements.first { $0.parameterClause == nil }?.name.text
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var found = ExtensionRecord(
            name: node.extendedType.nameWithoutArguments, file: file, offset: node.start,
            attributes: node.attributes.names, isConstrained: node.genericWhereClause != nil,
            inherited: node.inheritanceClause.names, members: MemberReader.members(of: node.memberBlock),
            partName: "outletsIn\(fileName)\(extensions.count + 1)")
        found.isPrivate = !node.modifiers.names.isDisjoint(with: ["private", "fileprivate"])
        extensions.append(found)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern.trimmedDescription, node.typeAnnotation?.type)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).plainText, node.type)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer.value.trimmedDescription.contains("->") {
            functionTypes.insert(node.name.plainText)
        } else if let original = node.initializer.value.as(IdentifierTypeSyntax.self),
            original.genericArgumentClause == nil, node.genericParameterClause == nil
        {
            aliases[node.name.plainText] = original.name.plainText
        }
        return .visitChildren
    }

    private func note(_ variable: String, _ type: TypeSyntax?) {
        guard let type else { return }
        variables.append((variable, type.trimmedDescription))
    }

    private func note(_ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeRecord.Kind)
        -> SyntaxVisitorContinueKind
    {
        let scope = node.scope
        let type = TypeRecord(
            name: (scope.isEmpty ? "" : scope + ".") + node.name.plainText, kind: kind, file: file,
            inherited: node.inheritanceClause.names
                + (node.as(ProtocolDeclSyntax.self)?.genericWhereClause.selfConstraints ?? []),
            attributes: node.attributes.names, modifiers: node.modifiers.names)
        type.isGeneric = sequence(first: Syntax(node), next: \.parent).contains {
            $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        }
        type.members = MemberReader.members(of: node.memberBlock)
        types.append((node.start, type))
        return .visitChildren
    }
}
