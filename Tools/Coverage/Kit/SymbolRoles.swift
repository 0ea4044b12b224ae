/// A symbol's role for a protocol or a superclass.
struct SymbolRoles {
    private let requirements: Set<String>
    private let optionalRequirements: Set<String>
    private let overrides: Set<String>
    private let defaults: Set<String>

    /// Swift on Linux has no optional requirements: a requirement with a default implementation counts as optional.
    init(_ links: [SymbolGraph.Relationship], known: Set<String>) {
        let answered = links.filter { $0.kind == "defaultImplementationOf" && known.contains($0.target) }
        func sources(_ kind: String) -> Set<String> { Set(links.filter { $0.kind == kind }.map(\.source)) }
        requirements = sources("requirementOf")
        optionalRequirements = sources("optionalRequirementOf").union(answered.map(\.target))
        overrides = sources("overrides")
        defaults = Set(answered.map(\.source))
    }

    /// Whether a protocol extension satisfies a requirement of the module with it.
    func isDefaultOfRequirement(_ id: String) -> Bool { defaults.contains(id) }

    /// Whether a class overrides an inherited member with it.
    func isOverride(_ id: String) -> Bool { overrides.contains(id) }

    /// `optional` or `needed` for a protocol's requirement, `nothing` for other symbols.
    func requirement(_ id: String) -> String {
        if optionalRequirements.contains(id) { return "optional" }
        return requirements.contains(id) ? "needed" : "nothing"
    }
}
