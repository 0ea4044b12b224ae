/// Resolves the names of types, as far as the sources allow.
struct TypeLookup {
    let modules: [TestModule]
    /// The names of test case classes outside these sources.
    let baseClasses: Set<String>

    enum Meaning: Equatable {
        /// A class in these sources, by its module and its name there. `#if` may select one of several declarations.
        case declared(module: String, name: String)
        /// A test case of XCTest or of a library.
        case baseClass
        case unknown
    }

    /// The meaning of a name in a module, inside the types of a path.
    func meaning(of name: String, in module: String, within path: [String] = []) -> Meaning {
        var visited: Set<String> = []
        return meaning(of: name, in: module, within: path, visited: &visited)
    }

    private func meaning(
        of name: String, in module: String, within path: [String], visited: inout Set<String>
    ) -> Meaning {
        let declarations = modules.first { $0.name == module }?.declarations ?? Declarations()
        for depth in stride(from: path.count, through: 0, by: -1) {
            let outer = Array(path.prefix(depth))
            let full = (outer + [name]).joined(separator: ".")
            if declarations.classes.contains(where: { $0.name == full }) {
                return .declared(module: module, name: full)
            }
            // An alias may have the name of its target.
            guard !baseClasses.contains(full) else { return .baseClass }
            if let alias = declarations.aliases.first(where: { $0.name == full }),
                visited.insert("\(module) \(full)").inserted
            {
                return meaning(of: alias.target, in: module, within: outer, visited: &visited)
            }
        }
        return meaning(ofForeign: name, in: module, visited: &visited)
    }

    /// A name that the module itself doesn't declare: another module's name, with or without the module as its prefix.
    private func meaning(
        ofForeign name: String, in module: String, visited: inout Set<String>
    ) -> Meaning {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2, modules.contains(where: { $0.name == parts[0] }), parts[0] != module {
            return meaning(of: parts[1], in: parts[0], within: [], visited: &visited)
        }
        for other in modules where other.name != module {
            if other.declarations.classes.contains(where: { $0.name == name }) {
                return .declared(module: other.name, name: name)
            }
        }
        return baseClasses.contains(parts.last ?? name) ? .baseClass : .unknown
    }
}
