import LinuxConditions
import SwiftSyntax

/// Reads the methods and properties of a type's body.
enum MemberReader {
    static func members(of block: MemberBlockSyntax) -> [MemberRecord] { members(in: block.members) }

    private static func members(in list: MemberBlockItemListSyntax) -> [MemberRecord] {
        list.flatMap { item -> [MemberRecord] in
            if let method = item.decl.as(FunctionDeclSyntax.self) { return [read(method)] }
            if let property = item.decl.as(VariableDeclSyntax.self) { return read(property) }
            if let initializer = item.decl.as(InitializerDeclSyntax.self) { return [read(initializer)] }
            if let condition = item.decl.as(IfConfigDeclSyntax.self) { return members(in: condition) }
            return []
        }
    }

    private static func members(in condition: IfConfigDeclSyntax) -> [MemberRecord] {
        LinuxCondition.clauses(of: condition).flatMap { clause -> [MemberRecord] in
            guard case .decls(let list)? = clause.elements else { return [] }
            return members(in: list)
        }
    }

    static func read(_ method: FunctionDeclSyntax) -> MemberRecord {
        let effects = method.signature.effectSpecifiers
        var record = MemberRecord(
            kind: .method, name: method.name.plainText, attributes: method.attributes.names,
            modifiers: method.modifiers.names)
        record.parameters = parameters(of: method.signature)
        record.returns = method.signature.returnClause?.type.onOneLine
        record.offset = method.start
        record.isAsync = effects?.asyncSpecifier != nil
        record.isThrowing = effects?.throwsClause != nil
        record.givenName = method.attributes.objectiveCName
        record.availability = method.attributes.availability
        return record
    }

    private static func read(_ initializer: InitializerDeclSyntax) -> MemberRecord {
        var record = MemberRecord(
            kind: .initializer, name: "init", attributes: initializer.attributes.names,
            modifiers: initializer.modifiers.names)
        record.parameters = parameters(of: initializer.signature)
        return record
    }

    private static func parameters(of signature: FunctionSignatureSyntax) -> [MemberRecord.Parameter] {
        signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.plainText
            let type = parameter.type.onOneLine + (parameter.ellipsis == nil ? "" : "...")
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }
            return MemberRecord.Parameter(
                label: label == "_" ? nil : label, type: type, name: names[names.count - 1],
                text: names.joined(separator: " ") + ": " + type
                    + (parameter.defaultValue.map { " " + $0.onOneLine } ?? ""))
        }
    }

    static func read(_ property: VariableDeclSyntax) -> [MemberRecord] {
        property.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            var record = MemberRecord(
                kind: .property, name: name.plainText, attributes: property.attributes.names,
                modifiers: property.modifiers.names)
            record.type = binding.typeAnnotation?.type.onOneLine
            record.offset = property.start
            record.isSettable =
                property.bindingSpecifier.tokenKind == .keyword(.var) && binding.accessorBlock.isSettable
            record.givenName = property.attributes.objectiveCName
            record.availability = property.attributes.availability
            record.hasObservers = binding.accessorBlock?.hasObservers == true
            return record
        }
    }
}

extension AccessorBlockSyntax {
    /// Whether one of the accessors is `willSet` or `didSet`.
    fileprivate var hasObservers: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension AccessorBlockSyntax? {
    /// Whether a property with these accessors is settable: it has none, or one of `set`, `willSet` and `didSet`.
    fileprivate var isSettable: Bool {
        guard let self else { return true }
        guard case .accessors(let list) = self.accessors else { return false }
        let names = list.map(\.accessorSpecifier.text)
        return !names.contains("get") && !names.contains("_read") || names.contains("set")
    }
}
