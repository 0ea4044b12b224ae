import AdoptModel
import SwiftSyntax

/// A module that nobody knows, declared from its uses, as far as the compiler has missed its names.
struct InferredModule {
    private let module: String
    private let value: InferredValue
    private let missing: [MissingNames.Name]
    private let studies: [(path: String, study: UseStudy)]
    /// The types that the app declares.
    private let declared: Set<String>
    /// The types that the framework's declarations have.
    private let known: Set<String>

    /// - Parameters:
    ///   - missing: The names that are the module's.
    ///   - known: The types that its declarations have, and that are not made again.
    ///   - files: The files that import it.
    init(
        _ module: String, missing: [MissingNames.Name], lines: Set<MissingNames.Line>, declared: Set<String>,
        known: Set<String>, files: [(path: String, tree: SourceFileSyntax)]
    ) {
        let value = InferredValue(module: module)
        let types = Set(missing.filter(\.isType).map(\.name))
        let members = Set(missing.map(\.name)).subtracting(types)
        self.module = module
        self.value = value
        self.missing = missing
        self.declared = declared
        self.known = known
        studies = files.map { path, tree in
            let lines = Set(lines.filter { $0.path == path }.map(\.line))
            let study = UseStudy(of: module, names: types, members: members, lines: lines, tree: tree)
            study.walk(tree)
            return (path, study)
        }
    }

    /// The module where nothing else is known of it.
    var standIn: StandInModule {
        let head = "// A stand-in for \(module), made from what the app does with it. Nothing here is real."
        let parts = [head, "@_exported import UIKit"] + declarations + [StandInText.notReal(module)]
        return StandInModule(name: module, source: parts.joined(separator: "\n\n") + "\n", uses: uses)
    }

    /// A stand-in with what its framework's declarations lack.
    func adding(to known: StandInModule) -> StandInModule {
        var whole = known
        let parts = ["// Made from what the app does with it: its declarations are not known."] + declarations
        whole.source += "\n" + parts.joined(separator: "\n\n") + "\n"
        whole.uses += uses
        whole.problems = known.problems.filter { problem in
            !types.contains { problem.contains("’s \($0.0) has") }
        }
        return whole
    }

    private var uses: [StandInModule.Use] {
        studies.flatMap { path, study in
            study.uses.map { StandInModule.Use($0.name, path: path, line: $0.line) }
        }
    }

    private var declarations: [String] {
        [value.text] + memberParts + types.map(text) + functions + extensions
    }

    private func all<Key: Hashable, Shape: Hashable>(_ part: (UseStudy) -> [Key: Set<Shape>]) -> [Key: Set<
        Shape
    >] {
        studies.reduce(into: [:]) { $0.merge(part($1.study)) { $0.union($1) } }
    }

    private func all(_ part: (UseStudy) -> Set<String>) -> Set<String> {
        studies.reduce(into: []) { $0.formUnion(part($1.study)) }
    }

    // MARK: - Types

    private var types: [(String, UseStudy.TypeUse)] {
        let names = Set(missing.filter(\.isType).map(\.name)).subtracting(declared).subtracting(known)
        return names.sorted().map { name in
            (
                name,
                studies.reduce(into: UseStudy.TypeUse()) {
                    $0.add($1.study.types[name] ?? UseStudy.TypeUse())
                }
            )
        }
    }

    private func text(_ name: String, _ use: UseStudy.TypeUse) -> String {
        switch InferredKind(name, use) {
        case .protocolType: "public protocol \(name): AnyObject {}"
        case .classType(let superclass):
            InferredClass(
                name: name, superclass: superclass, use: use, missing: missingMembers(of: name), value: value
            ).text
        }
    }

    private func missingMembers(of type: String) -> Set<String> {
        Set(missing.filter { $0.owner == .type(type) }.map(\.name))
    }

    // MARK: - Members

    /// Members of all values that a call of any name cannot stand for.
    private var memberParts: [String] {
        let optional = all(\.optionalMembers), lists = all(\.listMembers).subtracting(optional)
        let properties =
            optional.sorted().map { property($0, value.name + "?", "nil") }
            + lists.sorted().map { property($0, "[\(value.name)]", "[]") }
        let unwrapped = all(\.optionalMethods)
        let methods = all(\.methods).sorted { $0.key < $1.key }.flatMap { name, shapes in
            shapes.sorted { $0.parameters < $1.parameters }.flatMap {
                InferredFunction(name, $0, value, isOptional: unwrapped.contains(name)).declarations
            }
        }
        let statics = implicitMembers
        return (properties.isEmpty && methods.isEmpty ? [] : [block(value.members, properties + methods)])
            + (statics.isEmpty ? [] : [block(value.name, statics)])
    }

    private func property(_ name: String, _ type: String, _ neutral: String) -> String {
        "public var \(name.escaped): \(type) { get { notReal(\"\(module): \(name)\"); return \(neutral) } nonmutating set {} }"
    }

    private var implicitMembers: [String] {
        let methods = all(\.implicitMethods)
        let properties = all(\.implicitProperties).union(missingMembers(of: value.name)).subtracting(
            methods.keys)
        return properties.sorted().map {
            "public static var \($0.escaped): \(value.name) { \(value.name)() }"
        }
            + methods.sorted { $0.key < $1.key }.flatMap { name, shapes in
                shapes.sorted { $0.parameters < $1.parameters }.map {
                    InferredFunction(name, $0, value, isStatic: true).valueDeclaration
                }
            }
    }

    private var functions: [String] {
        let names = Set(missing.filter { $0.owner == .scope && !$0.isType }.map(\.name)).subtracting(declared)
        let calls = all(\.functions), properties = all(\.properties)
        return names.sorted().flatMap { name in
            (calls[name] ?? []).sorted { $0.parameters < $1.parameters }.flatMap {
                InferredFunction(name, $0, value).declarations
            } + (properties.contains(name) ? ["public let \(name.escaped) = \(value.name)()"] : [])
        }
    }

    /// What other types have of the module: `imageView.kf`.
    private var extensions: [String] {
        let inferred = Set(types.map(\.0) + [value.name])
        let foreign = missing.compactMap { name -> (owner: String, name: String, isStatic: Bool)? in
            switch name.owner {
            case .values(let owner): (extended(owner), name.name, false)
            case .type(let owner): (extended(owner), name.name, true)
            case .types, .scope: nil
            }
        }.filter { !inferred.contains($0.owner) && isExtended($0.owner) }
        // A member of several classes is one of what they inherit from.
        let owners = Dictionary(grouping: foreign, by: \.name).mapValues {
            Set($0.map(\.owner).filter(isClass))
        }
        let once = foreign.map { member in
            isClass(member.owner) && owners[member.name, default: []].count > 1
                ? (owner: "NSObject", name: member.name, isStatic: member.isStatic) : member
        }
        return Dictionary(grouping: once, by: \.owner).sorted { $0.key < $1.key }.map { owner, members in
            let unique = Set(members.map { "\($0.isStatic ? "static " : "")\($0.name)" }).sorted()
            return block(owner, unique.flatMap(extensionMember))
        }
    }

    private func isClass(_ type: String) -> Bool { type.hasPrefix("UI") || type == "NSObject" }

    private func extensionMember(_ text: String) -> [String] {
        let isStatic = text.hasPrefix("static ")
        let name = isStatic ? String(text.dropFirst(7)) : text
        let methods = (all(\.methods)[name] ?? []).sorted { $0.parameters < $1.parameters }.flatMap {
            InferredFunction(name, $0, value, isStatic: isStatic).declarations
        }
        guard methods.isEmpty || all(\.properties).contains(name) else { return methods }
        let word = isStatic ? "static " : "", setter = isStatic ? "" : "nonmutating "
        return methods + [
            "public \(word)var \(name.escaped): \(value.name) { get { notReal(\"\(module): \(name)\"); return \(value.name)() } \(setter)set {} }"
        ]
    }

    /// The type that an extension can be of: a class of the app's is one of NSObject's.
    private func extended(_ owner: String) -> String {
        if owner.hasPrefix("[") { return owner.contains(":") ? "Dictionary" : "Array" }
        if owner.hasSuffix("?") { return "Optional" }
        let name = String(owner.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        return declared.contains(name) ? "NSObject" : name
    }

    /// Whether the module can see the type: one of its own, UIKit's, Foundation's or Swift's. Others are another module's.
    private func isExtended(_ type: String) -> Bool {
        type.hasPrefix("UI") || type.hasPrefix("NS") || type.hasPrefix("CA") || type.hasPrefix("CG")
            || Self.extendedTypes.contains(type)
            || KnownFramework.named(module)?.owns(type) == true
    }

    private static let extendedTypes: Set<String> = [
        "String", "Substring", "Character", "Int", "Double", "Float", "Bool", "Array", "Dictionary", "Set",
        "Optional", "Date", "Data", "URL", "Bundle", "Calendar", "Locale", "Notification", "IndexPath",
    ]

    private func block(_ type: String, _ members: [String]) -> String {
        // Classes set without being changed.
        let isClass = type.hasPrefix("UI") || type.hasPrefix("NS") || KnownFramework.named(module) != nil
        let lines = members.map { isClass ? $0.replacing("nonmutating set", with: "set") : $0 }
        return "extension \(type) {\n" + lines.map { "    " + $0 }.joined(separator: "\n") + "\n}"
    }
}

extension MissingNames.Name {
    /// Whether it is a type's: types begin with a capital.
    fileprivate var isType: Bool {
        owner == .types || owner == .scope && name.first?.isUppercase == true
    }
}

extension UseStudy.TypeUse {
    /// Adds what another file does with the type.
    fileprivate mutating func add(_ other: UseStudy.TypeUse) {
        isAdopted = isAdopted || other.isAdopted
        isOutlet = isOutlet || other.isOutlet
        isMadeOrAsked = isMadeOrAsked || other.isMadeOrAsked
        genericParameters = max(genericParameters, other.genericParameters)
        initializers.formUnion(other.initializers)
        inheritedInitializers.formUnion(other.inheritedInitializers)
        staticProperties.formUnion(other.staticProperties)
        staticMethods.merge(other.staticMethods) { $0.union($1) }
        nestedTypes.formUnion(other.nestedTypes)
        overrides.formUnion(other.overrides)
    }
}
