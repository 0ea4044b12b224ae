import SwiftParser
import SwiftSyntax

/// The declarations of a framework's table.
struct FrameworkDeclarations {
    let all: [FrameworkDeclaration]

    /// - Parameters:
    ///   - left: Types that are declared elsewhere, which are omitted.
    ///   - types: Types of other tables that functions may return.
    init(_ text: String, leavingOut left: Set<String>, types: [String: DeclSyntax] = [:]) {
        let all = Parser.parse(source: text).statements.compactMap { $0.item.as(DeclSyntax.self) }
        let types = Self.types(among: all).merging(types) { own, _ in own }
        self.all = all.map { FrameworkDeclaration($0, types: types) }.filter {
            left.isDisjoint(with: $0.names)
        }
    }

    /// The types with their names: `CKRecord`, `CKRecord.ID`.
    private static func types(among declarations: [DeclSyntax], in outer: String = "") -> [String: DeclSyntax]
    {
        declarations.reduce(into: [:]) { types, syntax in
            guard !syntax.is(FunctionDeclSyntax.self) else { return }
            let group = syntax.asProtocol((any DeclGroupSyntax).self)
            let own = syntax.asProtocol((any NamedDeclSyntax).self)?.name.text
            guard let name = own ?? syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            else {
                return
            }
            if own != nil { types[outer + name] = syntax }
            let members = group?.memberBlock.members.map(\.decl) ?? []
            types.merge(Self.types(among: members, in: outer + name + ".")) { first, _ in first }
        }
    }

    /// The types in the tables of some frameworks.
    static func types(of frameworks: [KnownFramework]) -> [String: DeclSyntax] {
        frameworks.reduce(into: [:]) { types, framework in
            let all = Parser.parse(source: framework.text).statements.compactMap {
                $0.item.as(DeclSyntax.self)
            }
            types.merge(Self.types(among: all)) { first, _ in first }
        }
    }

    var names: Set<String> { Set(all.flatMap(\.names)) }

    /// The names of all declarations, including members that extend other types.
    var namesWithExtensions: Set<String> { Set(all.flatMap(\.neededFor)) }

    /// The declarations that an app uses, and their dependencies.
    func chosen(for names: Set<String>) -> [FrameworkDeclaration] {
        var needed = names
        var chosen: Set<Int> = []
        while true {
            let more = all.indices.filter { !chosen.contains($0) && all[$0].isNeeded(by: needed) }
            if more.isEmpty { break }
            for index in more {
                chosen.insert(index)
                needed.formUnion(all[index].tokens(keeping: names))
            }
        }
        return chosen.sorted().map { all[$0] }
    }
}

/// A top-level declaration of a table.
struct FrameworkDeclaration {
    /// A function of the table, for finding its uses.
    struct Function {
        var name: String
        var type: String?
        var labels: [String]

        /// The name in Apple's documentation: `MKMapView.setRegion(_:animated:)`.
        var fullName: String {
            (type.map { $0 + "." } ?? "") + name + "(" + labels.map { $0 + ":" }.joined() + ")"
        }

        /// Whether a call with these labels may refer to the function. Arguments with default values and a trailing closure may
        /// be missing.
        func fits(_ call: [String]) -> Bool {
            var rest = labels[...]
            for label in call {
                guard let index = rest.firstIndex(of: label) else { return false }
                rest = rest[(index + 1)...]
            }
            return rest.count <= 3
        }
    }

    let syntax: DeclSyntax
    let names: [String]
    /// The types of the tables, for functions' results.
    let types: [String: DeclSyntax]

    init(_ syntax: DeclSyntax, types: [String: DeclSyntax] = [:]) {
        self.syntax = syntax
        self.types = types
        if let type = syntax.asProtocol((any NamedDeclSyntax).self) {
            names = [type.name.text]
        } else if let constant = syntax.as(VariableDeclSyntax.self) {
            names = constant.bindings.map(\.pattern.trimmedDescription)
        } else {
            names = []
        }
    }

    /// The names that require the declaration. An extension is required by its type, by its conformances, and by its members.
    var neededFor: [String] {
        guard let node = syntax.as(ExtensionDeclSyntax.self) else { return names }
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let members = node.memberBlock.members.flatMap { FrameworkDeclaration($0.decl, types: types).names }
        return [node.extendedType.trimmedDescription] + inherited + members
    }

    func isNeeded(by names: Set<String>) -> Bool {
        !names.isDisjoint(with: neededFor)
    }

    /// The declaration as complete Swift.
    func text(keeping names: Set<String>) -> String {
        DeclarationText(names: names, types: types).text(of: syntax, in: nil)
    }

    /// The names in the declaration, without those of omitted members.
    func tokens(keeping names: Set<String>) -> Set<String> {
        let text = text(keeping: names)
        return Set(
            Parser.parse(source: text).tokens(viewMode: .sourceAccurate).compactMap { token in
                if case .identifier(let name) = token.tokenKind { return name }
                return nil
            })
    }

    /// The functions at the top level and in types.
    var functions: [Function] { Self.functions(in: syntax, type: nil) }

    private static func functions(in syntax: DeclSyntax, type: String?) -> [Function] {
        if let function = syntax.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
            return [Function(name: function.name.text, type: type, labels: labels)]
        }
        guard let group = syntax.asProtocol((any DeclGroupSyntax).self), !syntax.is(ProtocolDeclSyntax.self)
        else { return [] }
        let name =
            syntax.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        return group.memberBlock.members.flatMap { functions(in: $0.decl, type: name) }
    }
}
