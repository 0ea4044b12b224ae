import AdoptModel
import SwiftSyntax

/// An unknown module, declared from its uses, with the names that the compiler didn't find.
struct InferredModule {
    let module: String
    let value: InferredValue
    let missing: [MissingNames.Name]
    let studies: [(path: String, uses: FileUses, wanted: WantedTypes)]
    /// The types that the app declares.
    let declared: Set<String>

    /// - Parameters:
    ///   - missing: The missing names that belong to the module.
    ///   - files: The files that import the module.
    init(
        _ module: String, missing: [MissingNames.Name], lines: Set<MissingNames.Line>,
        values: Set<MissingNames.Value>, declared: Set<String>,
        files: [(path: String, tree: SourceFileSyntax)]
    ) {
        let value = InferredValue(module: module)
        let types = Set(missing.filter(\.isType).map(\.name))
        let members = Set(missing.map(\.name)).subtracting(types)
        self.module = module
        self.value = value
        self.missing = missing
        self.declared = declared
        studies = files.map { path, tree in
            let lines = lines.filter { $0.path == path }
            let wanted = WantedTypes(values.filter { $0.path == path }, in: tree) {
                TypeInSight.isSeen($0, besides: types)
            }
            let question = UseQuestion(
                module: module, names: types, members: members, lines: UnclearLines(lines), wanted: wanted)
            return (path, FileUses(in: tree, question), wanted)
        }
    }

    /// The stand-in for the module.
    var standIn: StandInModule {
        let head = "// A stand-in for \(module), made from the app's uses, without real implementations."
        let declarations = declarations
        let parts = [head, imports(for: declarations)] + declarations + [StandInText.notReal(module)]
        return StandInModule(name: module, source: parts.joined(separator: "\n\n") + "\n", uses: uses)
    }

    /// The imports, including the networking module on Linux if a declaration uses one of its types.
    private func imports(for declarations: [String]) -> String {
        let namesNetworking = declarations.contains { text in
            ["HTTPURLResponse", "URLRequest", "URLResponse", "URLSession"].contains(where: text.contains)
        }
        return "@_exported import UIKit" + (namesNetworking ? "\nimport FoundationNetworking" : "")
    }

    private var uses: [StandInModule.Use] {
        studies.flatMap { study in
            study.uses.places.map { StandInModule.Use($0.name, path: study.path, line: $0.line) }
        }
    }

    private var declarations: [String] {
        [value.text] + memberParts + attributes + types.map(text) + functions + extensions
    }

    func all<Key: Hashable, Shape: Hashable>(_ part: (FileUses) -> [Key: Set<Shape>]) -> [Key: Set<Shape>] {
        studies.reduce(into: [:]) { $0.merge(part($1.uses)) { $0.union($1) } }
    }

    func all(_ part: (FileUses) -> Set<String>) -> Set<String> {
        studies.reduce(into: []) { $0.formUnion(part($1.uses)) }
    }

    // MARK: - Types

    var types: [(String, TypeUse)] {
        let names = Set(missing.filter(\.isType).map(\.name)).subtracting(declared)
        return names.sorted().map { name in
            (
                name,
                studies.reduce(into: TypeUse(superclasses: superclasses(of: name))) {
                    $0.add($1.uses.types[name] ?? TypeUse())
                }
            )
        }
    }

    private func text(_ name: String, _ use: TypeUse) -> String {
        if let type = otherName(of: name) { return "public typealias \(name) = \(type)" }
        return switch InferredKind(name, use) {
        case .protocolType:
            "public protocol \(name)\(use.isOfValues ? "" : ": " + inherited(by: name).joined(separator: ", ")) {}"
        case .classType(let superclass):
            InferredClass(
                name: name, superclass: superclass, use: use, missing: missingMembers(of: name),
                wanted: wantedMembers,
                isSequence: use.isSequence || missing.contains { $0.name == name && $0.owner == .sequences },
                value: value
            ).text
        }
    }

    private func otherName(of type: String) -> String? {
        missing.lazy.compactMap { name in
            if case .names(let other) = name.owner, name.name == type { other } else { nil }
        }.min()
    }

    /// The types that a protocol inherits from: the UIKit protocol that the compiler requires of conforming classes, if both are
    /// of the same kind.
    private func inherited(by type: String) -> [String] {
        let adopters = studies.reduce(into: Set<String>()) { adopters, part in
            let all = [part.uses.adoptions, part.uses.adoptionsOfClasses].joined()
            adopters.formUnion(all.filter { $0.value.contains(type) }.map(\.key))
        }
        let found = missing.compactMap { name in
            if case .adopters(let wanted) = name.owner, adopters.contains(name.name) { wanted } else { nil }
        }
        let ofUIKit = Set(found).filter { wanted in
            ["Delegate", "DataSource"].contains { type.hasSuffix($0) && wanted.hasSuffix($0) }
        }
        return ofUIKit.isEmpty ? ["AnyObject"] : ofUIKit.sorted()
    }

    /// The classes required where the compiler found another class.
    private func superclasses(of type: String) -> Set<String> {
        Set(
            missing.filter { $0.name == type }.compactMap {
                if case .subclasses(let name) = $0.owner { name } else { nil }
            })
    }

    /// Property wrappers, whose values are empty, and result builders.
    private var attributes: [String] {
        let names = Set(missing.filter { $0.owner == .attributes }.map(\.name)).subtracting(declared)
        let uses = studies.reduce(into: [String: Set<AttributeUse>]()) {
            $0.merge($1.uses.attributes) { $0.union($1) }
        }
        return names.sorted().map { name in
            uses[name]?.contains(.storage) == true
                ? value.wrapper(name, given: all(\.attributeArguments)[name] ?? []) : value.builder(name)
        }
    }

    func missingMembers(of type: String) -> Set<String> {
        Set(missing.filter { $0.owner == .type(type) }.map(\.name))
    }

    // MARK: - Functions

    private var functions: [String] {
        let names = Set(missing.filter { $0.owner == .scope && !$0.isType }.map(\.name)).subtracting(declared)
        let calls = all(\.functions), properties = all(\.properties)
        return names.sorted().flatMap { name in
            (calls[name] ?? []).sorted { $0.parameters < $1.parameters }.flatMap {
                InferredFunction(name, $0, value).declarations
            }
                + (properties.contains(name)
                    ? ["public var \(name.escaped): \(value.name) { get { \(value.name)() } set {} }"] : [])
        }
    }
}

extension MissingNames.Name {
    /// Whether a name is a type's: it starts with a capital letter.
    fileprivate var isType: Bool {
        switch owner {
        case .types: true
        case .scope: name.first?.isUppercase == true
        case .values, .type, .attributes, .subclasses, .sequences, .names, .adopters: false
        }
    }
}
