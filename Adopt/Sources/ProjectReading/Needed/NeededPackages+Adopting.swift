import AdoptModel

// Packages that the mirror rewrites.
extension NeededPackages {
    /// Adds the targets of a product or module, which the mirror rewrites.
    mutating func adopt(
        _ name: String, of maker: ModuleMaker, because reason: String, in project: inout SourceProject
    ) {
        let targets = uniquelyNamed(brought(maker.targets(for: name)), of: maker, in: project)
        rewritten[maker.project.folder.path] = reason
        let lost = targets.flatMap(\.lostParts).map { "it loses \($0)" }
        let known = Set(project.targets.map(\.name))
        var new = targets.filter { !known.contains($0.name) }
        let isOwn = available.isOwn(maker.project.folder)
        for index in new.indices {
            new[index].isForLinux = !isOwn && LinuxSupport(of: [new[index]]).isDeclared
        }
        adopted.append((name, targets))
        connect(name, targets, in: &project)
        project.targets += new
        var package = BroughtPackage(maker, .adopted(new.map(\.name)))
        package.changes = [reason] + lost
        add(package, to: &project)
    }

    /// The targets without ignored modules, which are also ignored as dependencies of other pods.
    private func brought(_ targets: [SourceTarget]) -> [SourceTarget] {
        let others = Set(targets.filter { leftOut.contains($0.module) }.map(\.name))
        return targets.filter { !others.contains($0.name) }.map { target in
            var target = target
            target.dependencies.removeAll(where: others.contains)
            return target
        }
    }

    /// The targets, with the package's name if another target of the project has the same name: "Charts-Demo".
    private func uniquelyNamed(
        _ targets: [SourceTarget], of maker: ModuleMaker, in project: SourceProject
    ) -> [SourceTarget] {
        let taken = targets.filter { target in
            project.targets.contains {
                $0.name == target.name
                    && ($0.sources, $0.otherSources) != (target.sources, target.otherSources)
            }
        }.map(\.name)
        func unique(_ name: String) -> String {
            taken.contains(name) ? "\(maker.project.name)-\(name)" : name
        }
        return targets.map { target in
            var target = target
            target.name = unique(target.name)
            target.dependencies = target.dependencies.map(unique)
            return target
        }
    }

    /// A target that lists the product depends on the product's targets, and one that imports a module on that module's target. A
    /// pod's targets include those of the pods that it needs.
    mutating func connect(_ name: String, _ targets: [SourceTarget], in project: inout SourceProject) {
        let names = Set(targets.map(\.name))
        for index in project.targets.indices where !names.contains(project.targets[index].name) {
            let target = project.targets[index]
            let (isListed, imported) = (target.products.contains(name), imports(of: target))
            let needed = targets.filter { isListed || imported.contains($0.module) }.map(\.name)
            guard !needed.isEmpty else { continue }
            project.targets[index].products.removeAll { $0 == name }
            project.targets[index].dependencies += needed.filter { !target.dependencies.contains($0) }
        }
    }
}
