import Testing

/// SwiftPM considers only the modules that a target names, not their dependencies. See docs/Builds.md.
@Suite struct ManifestTests {
    @Test(arguments: [
        ".", "Adopt", "Benchmarks", "Evidence", "Examples", "Flows", "Frameworks", "Tools",
        "Tools/Storyboards",
    ])
    func `every target names all modules below it`(package: String) throws {
        let targets = try Packages.targets(in: package)
        let system = Set(targets.filter(\.isSystem).map(\.name))
        let modules = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.modules) })
        for target in targets {
            for module in target.modules.sorted() {
                let missing = modules[module, default: []].subtracting(target.modules.union(system)).sorted()
                #expect(
                    missing.isEmpty,
                    "Add \(missing) to the dependencies of \(target.name) in \(package)/Package.swift: \(module) needs them."
                )
            }
        }
    }
}
