import SwiftSyntax

/// The uses of unknown types in the declarations of a file.
final class TypeStudy: UseStudy {
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard names.contains(name) else { return .visitChildren }
        note(name, at: node)
        let count = node.genericArgumentClause?.arguments.count ?? 0
        uses.types[name, default: TypeUse()].genericParameters = max(
            uses.types[name]?.genericParameters ?? 0, count)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.baseType.as(IdentifierTypeSyntax.self)?.name.text, names.contains(name) {
            uses.types[name, default: TypeUse()].nestedTypes.insert(node.name.text)
        } else if node.baseType.trimmedDescription == module, names.contains(node.name.text) {
            note(node.name.text, at: node)
        }
        return .visitChildren
    }

    /// In `any Kind`, `Kind` is a protocol.
    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.constraint.trimmedDescription
        if node.someOrAnySpecifier.text == "any", names.contains(name) {
            uses.types[name, default: TypeUse()].isProtocol = true
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.contains(where: { $0.trimmedDescription == "@IBOutlet" }) else {
            return .visitChildren
        }
        let words = node.bindings.compactMap {
            $0.typeAnnotation?.type.tokens(viewMode: .sourceAccurate).map(\.text)
        }
        for name in words.joined() where names.contains(name) {
            uses.types[name, default: TypeUse()].isOutlet = true
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = names(in: node.inheritanceClause)
        guard let first = inherited.first else { return .visitChildren }
        note(adopted: inherited.dropFirst())
        uses.adoptionsOfClasses[node.name.text, default: []].formUnion(inherited.filter(names.contains))
        guard names.contains(first) else { return .visitChildren }
        for member in node.memberBlock.members { noteOverride(member.decl, of: first) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(protocols: node.inheritanceClause, of: node.extendedType.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(protocols: node.inheritanceClause, of: node.name.text, areOfValues: true)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(protocols: node.inheritanceClause, of: node.name.text, areOfValues: true)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        note(protocols: node.inheritanceClause, of: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text, members.contains(name)
        else { return .visitChildren }
        note(name, at: node)
        if case .argumentList(let arguments) = node.arguments {
            uses.attributeArguments[name, default: []].insert(
                CallShape(arguments, value: value, wanted: wanted))
        }
        let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
        let isStored = variable?.bindings.first.map { $0.accessorBlock == nil } == true
        uses.attributes[name, default: []].insert(isStored ? .storage : .result)
        return .visitChildren
    }

    private func note(
        protocols clause: InheritanceClauseSyntax?, of type: String, areOfValues: Bool = false
    ) {
        for name in names(in: clause) where names.contains(name) {
            uses.types[name, default: TypeUse()].isProtocol = true
            if areOfValues { uses.types[name]?.isOfValues = true }
            uses.adoptions[type, default: []].insert(name)
        }
    }

    private func note(adopted inherited: ArraySlice<String>) {
        for name in inherited where names.contains(name) {
            uses.types[name, default: TypeUse()].isAdopted = true
        }
    }

    private func names(in clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    }

    private func noteOverride(_ declaration: DeclSyntax, of type: String) {
        if let function = declaration.as(FunctionDeclSyntax.self),
            function.modifiers.contains(where: { $0.name.text == "override" })
        {
            uses.types[type, default: TypeUse()].overrides.insert(
                "open func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
                    + "\(function.signature.trimmedDescription) \(NeutralValue.body(of: function.signature))")
        } else if let variable = declaration.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first,
            let annotation = binding.typeAnnotation?.type,
            variable.modifiers.contains(where: { $0.name.text == "override" })
        {
            uses.types[type, default: TypeUse()].overrides.insert(
                "open var \(binding.pattern.trimmedDescription): \(annotation.trimmedDescription) "
                    + "{ get { \(NeutralValue.value(of: annotation) ?? "()") } set {} }")
        }
    }
}
