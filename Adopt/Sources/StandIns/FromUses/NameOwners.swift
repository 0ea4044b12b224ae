import AdoptModel

/// Assigns the missing names to the unknown modules.
struct NameOwners {
    /// The files that import each unknown module.
    private let importers: [String: Set<String>]
    private let frameworks: [Framework]
    private let paths: [String: Set<String>]

    /// - Parameter frameworks: The imported modules of the package Frameworks.
    init(
        importers: [String: Set<String>], frameworks: [Framework], missing: Set<MissingNames.Name>
    ) {
        self.importers = importers
        self.frameworks = frameworks
        paths = missing.reduce(into: [:]) { $0[$1.name, default: []].insert($1.path) }
    }

    /// The module of a name: its owner's module, the one with the same prefix, or else the one imported by the most files that
    /// use the name.
    func module(of name: MissingNames.Name) -> String? {
        switch name.owner {
        case .type(let owner), .values(let owner):
            if let module = module(ofType: owner) ?? framework(of: owner) { return module }
        case .subclasses, .sequences, .names:
            return module(ofType: name.name)
        case .adopters: return nil
        case .types, .scope, .attributes:
            if let framework = framework(of: name.name) { return framework }
        }
        return module(importedBy: paths[name.name] ?? [], like: name.name) ?? moduleOfMember(name)
    }

    /// A member from a module that another file imports: extensions are visible in all files of a module.
    private func moduleOfMember(_ name: MissingNames.Name) -> String? {
        guard case .values = name.owner else { return nil }
        return module(importedBy: importers.values.reduce(into: []) { $0.formUnion($1) }, like: name.name)
    }

    private func framework(of type: String) -> String? { frameworks.first { $0.owns(type) }?.name }

    private func module(ofType type: String) -> String? {
        if let module = importers.keys.first(where: { InferredValue(module: $0).name == type }) {
            return module
        }
        return paths[type].flatMap { module(importedBy: $0, like: type) }
    }

    private func module(importedBy users: Set<String>, like name: String) -> String? {
        let counted = importers.map { module, files in
            (
                module: module, files: files.intersection(users).count,
                letters: Self.commonLetters(module, name)
            )
        }.filter { $0.files > 0 }
        return counted.max { ($0.files, $0.letters, $1.module) < ($1.files, $1.letters, $0.module) }?.module
    }

    /// Many modules use their own name as a prefix of their types.
    private static func commonLetters(_ module: String, _ name: String) -> Int {
        zip(module.lowercased(), name.lowercased()).prefix { $0 == $1 }.count
    }
}
