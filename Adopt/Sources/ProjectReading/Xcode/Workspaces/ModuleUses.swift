import AdoptModel

/// Derives target dependencies from imports, as Xcode finds products of other projects by name.
enum ModuleUses {
    /// Adds the libraries of a project that a target imports but doesn't list.
    static func connect(_ project: inout SourceProject) {
        let libraries = project.targets.filter { $0.kind == .library }
        for index in project.targets.indices where project.targets[index].kind != .other {
            let target = project.targets[index]
            let imports = target.sources.reduce(into: Set()) { $0.formUnion(SourceMarks($1).imports) }
            let used = libraries.filter { imports.contains($0.module) && $0.module != target.module }
            for library in used.map(\.name) where !target.dependencies.contains(library) {
                // Conditional imports could form a cycle.
                let dependencies = project.dependencies
                guard ![library].withNeeded({ dependencies[$0] ?? [] }).contains(target.name) else {
                    continue
                }
                project.targets[index].dependencies.append(library)
            }
        }
    }
}
