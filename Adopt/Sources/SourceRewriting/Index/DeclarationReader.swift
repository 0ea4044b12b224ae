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
    private var names: [String] = []

    /// Creates a reader for a file, by its number and its name without the extension.
    init(file: Int, named fileName: String) {
        self.file = file
        self.fileName = fileName
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
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        let plain = node.elements.first { $0.parameterClause == nil }
        if let type = types.last(where: { $0.type.name == names.joined(separator: ".") })?.type,
            type.firstCase == nil
        {
            type.firstCase = plain?.name.text
        }
        return .visitChildren
    }
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
        var found = ExtensionRecord(
            name: name, file: file, offset: node.start, attributes: node.attributes.names,
            isConstrained: node.genericWhereClause != nil, inherited: node.inheritanceClause.names,
            members: MemberReader.members(of: node.memberBlock),
            partName: "outletsIn\(fileName)\(extensions.count + 1)")
        found.isPrivate = !node.modifiers.names.isDisjoint(with: ["private", "fileprivate"])
        extensions.append(found)
        names.append(name)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }

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

    private func open(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeRecord.Kind, _ name: TokenSyntax
    ) -> SyntaxVisitorContinueKind {
        names.append(name.plainText)
        let type = TypeRecord(
            name: names.joined(separator: "."), kind: kind, file: file,
            inherited: node.inheritanceClause.names, attributes: node.attributes.names,
            modifiers: node.modifiers.names)
        type.isGeneric = sequence(first: Syntax(node), next: \.parent).contains {
            $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        }
        type.members = MemberReader.members(of: node.memberBlock)
        types.append((node.start, type))
        return .visitChildren
    }
}
