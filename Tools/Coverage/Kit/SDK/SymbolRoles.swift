/// What a symbol is to a protocol or to a superclass.
struct SymbolRoles {
    private let requirements: Set<String>
    private let optionalRequirements: Set<String>
    private let overrides: Set<String>
    private let defaults: Set<String>

    /// Swift on Linux has no optional requirement: one that a protocol extension fulfils is optional to those who adopt it.
    init(_ links: [SymbolGraph.Relationship], known: Set<String>) {
        let answered = links.filter { $0.kind == "defaultImplementationOf" && known.contains($0.target) }
        func sources(_ kind: String) -> Set<String> { Set(links.filter { $0.kind == kind }.map(\.source)) }
        requirements = sources("requirementOf")
        optionalRequirements = sources("optionalRequirementOf").union(answered.map(\.target))
        overrides = sources("overrides")
        defaults = Set(answered.map(\.source))
    }

    /// Whether a protocol extension repeats a requirement of the module with it.
    func isDefaultOfRequirement(_ id: String) -> Bool { defaults.contains(id) }

    /// Whether a class takes the place of an inherited member with it.
    func isOverride(_ id: String) -> Bool { overrides.contains(id) }

    /// `optional` or `needed` for a protocol's requirement, `nothing` for all else.
    func requirement(_ id: String) -> String {
        if optionalRequirements.contains(id) { return "optional" }
        return requirements.contains(id) ? "needed" : "nothing"
    }
}
