/// The modules of the mirror that another module imports, and whose classes it may inherit from.
struct ModuleLibraries {
    private let modules: [AdoptedModule]

    init(_ modules: [AdoptedModule]) { self.modules = modules }

    /// The imported modules and their imports, without the module itself.
    func of(_ module: AdoptedModule) -> [AdoptedModule] {
        var found: Set<String> = [module.target.module]
        var libraries: [AdoptedModule] = []
        var waiting = [module]
        while let next = waiting.popLast() {
            let imported = modules.filter { next.imports.contains($0.target.module) }
            let new = imported.filter { found.insert($0.target.module).inserted }
            libraries += new
            waiting += new
        }
        return libraries
    }
}
