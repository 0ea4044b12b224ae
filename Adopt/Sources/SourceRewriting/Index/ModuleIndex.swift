import AdoptModel
import SwiftSyntax

/// The declarations of a module, read before any of its files is rewritten.
final class ModuleIndex {
    private(set) var types: [String: TypeRecord] = [:]
    /// The types by the last component of their names.
    private var lastNames: [String: [TypeRecord]] = [:]
    /// Extensions of other modules' types, by the types' names.
    private(set) var foreignExtensions: [String: [ExtensionRecord]] = [:]
    /// The module's type aliases and their types.
    private var aliases: [String: String] = [:]
    /// Names of variables, constants and parameters with function types. Calls of them aren't calls of optional requirements.
    private(set) var functions: Set<String> = []
    /// Names of properties.
    private(set) var variables: Set<String> = []
    /// Names of properties that the module observes.
    private(set) var observedNames: Set<String> = []
    /// The class that main.swift launches the app with.
    private(set) var classOfMain: String?
    private(set) var typeAt: [Place: TypeRecord] = [:]
    /// The declared types of the variables, constants and parameters with a name.
    private(set) var typesOfVariables: [String: Set<String>] = [:]
    /// The members that the module tests objects for. The tables list which classes have them.
    private(set) var questions: Set<MemberQuestion> = []

    /// The position of a declaration.
    struct Place: Hashable {
        let file: Int
        let offset: Int
    }

    /// The optional requirements of the module's protocols, by name.
    private lazy var optionalRequirements = Dictionary(
        grouping: types.values.filter { $0.kind == .protocolType }.flatMap(\.members).filter {
            $0.modifiers.contains("optional")
        }, by: \.name)
    /// The members in extensions of other modules' classes that the module's classes override.
    private(set) lazy var overriddenMembers = findOverriddenMembers()
    /// The extensions of UIKit's classes that have outlets or actions, in the order of the files.
    private(set) lazy var tablesOfUIKit = foreignExtensions.values.joined().filter {
        $0.file < ownFiles && !$0.isConstrained && !TableRows.rows(ofUIKit: $0, in: self).isEmpty
    }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    /// Whether the module is compiled in Swift 6 mode.
    let isOfSwift6: Bool
    /// Whether the module contains Objective-C files.
    let hasObjectiveC: Bool
    /// The number of the module's own files. The files after them belong to modules that it imports.
    let ownFiles: Int

    /// Creates the index of files with their names, the module's own files first.
    init(
        _ trees: [(name: String, tree: SourceFileSyntax)], ownFiles: Int, isOfSwift6: Bool = false,
        hasObjectiveC: Bool = false
    ) {
        self.isOfSwift6 = isOfSwift6
        self.hasObjectiveC = hasObjectiveC
        self.ownFiles = ownFiles
        var (extensions, functionTypes): ([ExtensionRecord], Set<String>) = ([], [])
        var variables: [(name: String, type: String)] = []
        for (file, (name, tree)) in trees.enumerated() {
            let reader = DeclarationReader(file: file, named: name)
            reader.walk(tree)
            for (place, type) in reader.types { note(type, at: place) }
            extensions += reader.extensions
            variables += reader.variables
            functionTypes.formUnion(reader.functionTypes)
            aliases.merge(reader.aliases) { first, _ in first }
        }
        self.variables = Set(variables.map(\.name))
        for variable in variables { typesOfVariables[variable.name, default: []].insert(variable.type) }
        functions = Set(variables.filter { Self.isFunction($0.type, functionTypes) }.map(\.name))
        for found in extensions { note(found) }
        for type in typeAt.values { type.isOfSwift6 = isOfSwift6 }
        for type in typeAt.values where type.kind == .classType {
            noteOverrides(of: type)
            noteRequirements(of: type)
            noteObserver(of: type)
        }
        for (name, tree) in trees {
            let observed = ObservedNames()
            observed.walk(tree)
            observedNames.formUnion(observed.names)
            if name == "main" { classOfMain = delegate(startedBy: MainCall(in: tree)) ?? classOfMain }
        }
        for (file, (_, tree)) in trees.enumerated() {
            questions.formUnion(QuestionReader.questions(in: tree, file, index: self))
        }
        for type in typeAt.values where type.kind == .classType { noteAnswers(of: type) }
    }

    private func delegate(startedBy call: MainCall) -> String? {
        call.delegate
            ?? call.callsOfMain.first { name in
                guard let type = type(named: name) else { return false }
                return (type.inherited + type.extensions.flatMap(\.inherited)).contains(
                    "UIApplicationDelegate")
            }
    }

    private func noteAnswers(of type: TypeRecord) {
        guard !questions.isEmpty else { return }
        type.answers = TableRows.answers(
            type.members, of: type, isExposed: type.attributes.contains("objcMembers"), to: questions)
        for place in type.extensions.indices {
            let found = type.extensions[place]
            type.extensions[place].answers = TableRows.answers(
                found.members, of: type, isExposed: found.exposesMembers(of: type), to: questions)
        }
    }

    /// The optional requirements of the module's protocols with a name.
    func optionalRequirements(named name: String, labels: [String?]?) -> [MemberRecord] {
        (optionalRequirements[name] ?? []).filter {
            $0.isNamed(name, $0.kind == .method ? labels : nil)
        }
    }

    /// Whether a variable with a name has the type of a protocol of the module with the requirement.
    func isVariable(_ name: String, ofProtocolWith requirement: String) -> Bool {
        (typesOfVariables[name] ?? []).contains { type in
            let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            return words.compactMap { self.type(named: $0) }.contains {
                $0.kind == .protocolType && $0.members.contains { $0.name == requirement }
            }
        }
    }

    /// Whether the module has a method or property with a name that isn't an optional requirement.
    func hasOtherMember(named name: String, labels: [String?]?) -> Bool {
        if labels == nil, variables.contains(name) { return true }
        return types.values.contains { type in
            type.allMembers.contains { member in
                let isMeant = member.isNamed(name, member.kind == .method ? labels : nil)
                return isMeant
                    && (member.kind == .property && labels == nil
                        || type.kind == .protocolType && !member.modifiers.contains("optional"))
            }
        }
    }

    /// Marks the implementations of an `@objc` protocol's requirements, which are exposed to Objective-C too.
    private func noteRequirements(of type: TypeRecord) {
        let names = type.inherited + type.extensions.flatMap(\.inherited)
        let requirements = names.compactMap { self.type(named: $0, from: type.name) }
            .filter { $0.kind == .protocolType && $0.attributes.contains("objc") }.flatMap(\.members)
        guard !requirements.isEmpty else { return }
        let known = Set(requirements.map(\.reference))
        func note(_ members: [MemberRecord]) -> [MemberRecord] {
            members.map { member in
                var member = member
                if known.contains(member.reference) { member.attributes.insert("objc") }
                return member
            }
        }
        type.members = note(type.members)
        for place in type.extensions.indices {
            type.extensions[place].members = note(type.extensions[place].members)
        }
    }

    private func noteObserver(of type: TypeRecord) {
        let line = line(of: type)
        guard line.last?.inherited.first == "NSObject",
            !line.dropFirst().contains(where: { $0.members.contains(where: \.observesByName) })
        else { return }
        for place in type.members.indices where type.members[place].observesByName {
            type.members[place].isObserver = true
        }
    }

    /// The members that subclasses override, as `Class.member`.
    private var overridden: Set<String> = []

    private func noteOverrides(of type: TypeRecord) {
        let members = type.allMembers.filter(\.isOverride)
        guard !members.isEmpty else { return }
        for ancestor in line(of: type).dropFirst() {
            overridden.formUnion(members.map { ancestor.name + "." + $0.reference })
        }
    }

    /// The members in an extension that are overrides or that a subclass overrides. On Linux, they must be in the class itself.
    func movingMembers(of found: ExtensionRecord, _ type: TypeRecord) -> [MemberRecord] {
        guard type.kind == .classType, !found.isConstrained else { return [] }
        return found.members.filter {
            $0.kind != .initializer && ($0.isOverride || overridden.contains(type.name + "." + $0.reference))
                && !($0.isOverride && overriddenMember(named: $0.reference, in: type) != nil)
                && !$0.hasObservers
        }
    }

    /// Whether a type, as written, is a function type. The aliases of other modules are recognized by their names.
    private static func isFunction(_ type: String, _ known: Set<String>) -> Bool {
        if type.contains("->") { return true }
        return type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
            known.contains(String(word))
                || ["Handler", "Closure", "Block", "Callback", "Completion"].contains(where: word.hasSuffix)
        }
    }

    private func note(_ type: TypeRecord, at offset: Int) {
        typeAt[Place(file: type.file, offset: offset)] = type
        types[type.name] = types[type.name] ?? type
        lastNames[lastPart(of: type.name), default: []].append(type)
    }

    private func note(_ found: ExtensionRecord) {
        if let type = type(named: found.name) {
            type.extensions.append(found)
        } else {
            foreignExtensions[original(of: found.name), default: []].append(found)
        }
    }

    /// The type with a name, looked up in a scope; `nil` if the module has none, or if the name is ambiguous.
    func type(named name: String, from scope: String = "") -> TypeRecord? {
        var scope = scope
        while !scope.isEmpty {
            if let type = types[scope + "." + name] { return type }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        if let type = types[name] { return type }
        let found = lastNames[lastPart(of: name)] ?? []
        return found.count == 1 && (!name.contains(".") || found[0].name.hasSuffix(name)) ? found[0] : nil
    }

    /// The name of the type that a type alias refers to.
    func original(of name: String) -> String {
        guard let next = aliases[name], next != name, types[name] == nil else { return name }
        return aliases[next] == nil || next == aliases[next] ? next : original(of: next)
    }

    /// The superclass, if the module declares it.
    func superclass(of type: TypeRecord) -> TypeRecord? {
        guard type.kind == .classType, let name = type.inherited.first else { return nil }
        let found = self.type(named: name, from: type.name)
        return found?.kind == .classType && found !== type ? found : nil
    }

    /// The classes that declare conformance to a protocol, sorted by name.
    func classes(conformingTo type: TypeRecord) -> [TypeRecord] {
        types.values.filter { candidate in
            candidate.kind == .classType
                && (candidate.inherited + candidate.extensions.flatMap(\.inherited)).contains {
                    self.type(named: $0, from: candidate.name) === type
                }
        }.sorted { $0.name < $1.name }
    }

    /// A class and its superclasses in the module.
    func line(of type: TypeRecord) -> [TypeRecord] {
        var line = [type]
        while let next = superclass(of: line[line.count - 1]), !line.contains(where: { $0 === next }) {
            line.append(next)
        }
        return line
    }

    private func lastPart(of name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}

extension MemberRecord {
    fileprivate var observesByName: Bool {
        isOverride && reference == "observeValue(forKeyPath:of:change:context:)"
    }
}
