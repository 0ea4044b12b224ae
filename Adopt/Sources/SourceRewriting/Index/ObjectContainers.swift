import SwiftSyntax

/// The module's generic types with class-constrained parameters that the module uses with Objective-C protocols: `Weak<any
/// UITextFieldDelegate>`.
struct ObjectContainers {
    /// The parameters used with such protocols, by the types' names.
    private(set) var parameters: [String: Set<String>] = [:]

    init(in trees: [SourceFileSyntax], _ isProtocolOfObjects: (String) -> Bool) {
        let reader = ContainerReader(viewMode: .sourceAccurate)
        trees.forEach { reader.walk($0) }
        for (name, arguments) in reader.uses {
            guard let declared = reader.declared[name] else { continue }
            for (parameter, argument) in zip(declared, arguments) {
                guard let parameter, isProtocolOfObjects(argument) else { continue }
                parameters[name, default: []].insert(parameter)
            }
        }
    }
}

/// Reads generic types and the arguments they are used with.
private final class ContainerReader: SyntaxVisitor {
    /// The class-constrained parameters of types, with `nil` for each other parameter.
    private(set) var declared: [String: [String?]] = [:]
    private(set) var uses: [(name: String, arguments: [String])] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node.genericParameterClause)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node.genericParameterClause)
    }

    private func note(_ name: TokenSyntax, _ clause: GenericParameterClauseSyntax?)
        -> SyntaxVisitorContinueKind
    {
        let parameters = (clause?.parameters ?? []).map { $0.isOfObjects ? $0.name.plainText : nil }
        if parameters.contains(where: { $0 != nil }) { declared[name.plainText] = Array(parameters) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(use: node.name, node.genericArgumentClause)
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName else {
            return .visitChildren
        }
        return note(use: name, node.genericArgumentClause)
    }

    private func note(use name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?)
        -> SyntaxVisitorContinueKind
    {
        if let clause {
            let arguments = clause.arguments.map { argument in
                let text = argument.argument.trimmedDescription
                return text.hasPrefix("any ") ? String(text.dropFirst(4)) : text
            }
            uses.append((name.plainText, arguments))
        }
        return .visitChildren
    }
}

extension GenericParameterSyntax {
    /// `T: AnyObject`
    var isOfObjects: Bool { inheritedType?.trimmedDescription == "AnyObject" }
}

extension ModuleIndex {
    /// Whether a type is an Objective-C protocol, whose existential is a class type on a device.
    func isProtocolOfObjects(_ type: String) -> Bool {
        if let own = self.type(named: type) {
            return own.kind == .protocolType && own.attributes.contains("objc")
        }
        return type.wholeMatch(of: /(?:UI|NS|URL|AV|WK|CL|MK)[A-Z]\w*(?:Delegate|DataSource|Prefetching)/)
            != nil
    }
}
