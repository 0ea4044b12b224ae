import SwiftSyntax

/// The result of a function without a body, and the text of that body.
struct NeutralValue {
    /// The types that a function may return, by name.
    private let types: [String: DeclSyntax]
    /// The function's own arguments by their types, which it returns if possible.
    private let arguments: [String: String]

    /// The body of such a function. If a name is given, the body logs the first call.
    static func body(
        of signature: FunctionSignatureSyntax, saying name: String? = nil, types: [String: DeclSyntax] = [:]
    ) -> String {
        let arguments = signature.parameterClause.parameters.map { parameter in
            (parameter.type.trimmedDescription, (parameter.secondName ?? parameter.firstName).text)
        }
        let neutral = NeutralValue(
            types: types, arguments: Dictionary(arguments) { first, _ in first })
        let said = name.map { "notReal(\"\($0)\")" }
        let returned = signature.returnClause.flatMap { neutral.value(of: $0.type) }.map { "return " + $0 }
        return "{ " + [said, returned].compactMap { $0 }.joined(separator: "; ") + " }"
    }

    /// The neutral value of a type whose declaration isn't available; `nil` for `Void`.
    static func value(of type: TypeSyntax) -> String? {
        NeutralValue(types: [:], arguments: [:]).value(of: type)
    }

    /// The neutral value of a type: `nil`, empty, zero, the first case, or a new instance; no value for `Void`.
    private func value(of type: TypeSyntax) -> String? {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType, .implicitlyUnwrappedOptionalType: "nil"
        case .arrayType: "[]"
        case .dictionaryType: "[:]"
        case .attributedType(let attributed): value(of: attributed.baseType)
        case .functionType(let function): closure(function)
        case .tupleType(let tuple): self.tuple(tuple)
        case .someOrAnyType(let some): named(some.constraint.trimmedDescription)
        default: named(type.trimmedDescription)
        }
    }

    private func tuple(_ type: TupleTypeSyntax) -> String? {
        if type.elements.isEmpty { return nil }
        if let one = type.elements.first, type.elements.count == 1 { return value(of: one.type) }
        let values = type.elements.map { label($0.firstName) + (value(of: $0.type) ?? "()") }
        return "(" + values.joined(separator: ", ") + ")"
    }

    private func closure(_ type: FunctionTypeSyntax) -> String {
        let names = type.parameters.map { _ in "_" }.joined(separator: ", ")
        let returned = value(of: type.returnClause.type) ?? ""
        return names.isEmpty ? "{ \(returned) }" : "{ \(names) in \(returned) }"
    }

    private func named(_ name: String) -> String? {
        if name == "Void" { return nil }
        if name == "Self" { return "self" }
        if let value = Self.values[name] { return value }
        if let argument = arguments[name] ?? arguments["any " + name] { return argument }
        if name.hasPrefix("Set<") { return "[]" }
        switch types[name]?.as(DeclSyntaxEnum.self) {
        case .enumDecl(let node): return firstCase(of: node, name)
        case .typeAliasDecl(let node): return value(of: node.initializer.value)
        case .classDecl(let node): return new(name, node.memberBlock, of: node)
        case .structDecl(let node): return new(name, node.memberBlock, of: nil)
        case .protocolDecl: return conforming(to: name).flatMap(named) ?? "\(name)()"
        default: return "\(name)()"
        }
    }

    private func firstCase(of node: EnumDeclSyntax, _ name: String) -> String {
        let cases = node.memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        guard let first = cases.first?.elements.first else { return "\(name)()" }
        let values = first.parameterClause?.parameters.map {
            label($0.firstName) + (value(of: $0.type) ?? "()")
        }
        return "\(name).\(first.name.text)" + (values.map { "(" + $0.joined(separator: ", ") + ")" } ?? "")
    }

    /// A new object or value, by the initializer with the fewest requirements. Failable initializers aren't used.
    private func new(_ name: String, _ block: MemberBlockSyntax, of node: ClassDeclSyntax?) -> String {
        let initializers = block.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter {
            $0.optionalMark == nil && $0.signature.effectSpecifiers?.throwsClause == nil
        }
        if let least = initializers.min(by: { Self.asked(by: $0).count < Self.asked(by: $1).count }) {
            let values = Self.asked(by: least).map { label($0.firstName) + (value(of: $0.type) ?? "()") }
            return "\(name)(" + values.joined(separator: ", ") + ")"
        }
        let superclass = node?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        guard let above = superclass.flatMap({ types[$0]?.as(ClassDeclSyntax.self) }) else {
            return "\(name)()"
        }
        return new(name, above.memberBlock, of: above)
    }

    /// A class of the tables that conforms to a protocol.
    private func conforming(to name: String) -> String? {
        types.filter { _, declaration in
            let inherited = declaration.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
            return inherited?.contains { $0.type.trimmedDescription == name } == true
        }.keys.min()
    }

    private static func asked(by node: InitializerDeclSyntax) -> [FunctionParameterSyntax] {
        node.signature.parameterClause.parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }
    }

    private func label(_ name: TokenSyntax?) -> String {
        name.map { $0.text == "_" ? "" : $0.text + ": " } ?? ""
    }

    private static let values: [String: String] = {
        let numbers = [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
            "Float", "CGFloat", "TimeInterval",
        ]
        let others = [
            "Bool": "false", "String": "\"\"", "CGRect": ".zero", "CGPoint": ".zero", "CGSize": ".zero",
            "URL": "URL(fileURLWithPath: \"/\")", "Any": "NSObject()", "AnyObject": "NSObject()",
            "Error": "CocoaError(.featureUnsupported)", "NSPredicate": "NSPredicate(value: false)",
        ]
        return others.merging(numbers.map { ($0, "0") }) { value, _ in value }
    }()
}
