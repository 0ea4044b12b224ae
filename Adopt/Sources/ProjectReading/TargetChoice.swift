import AdoptModel

/// Chooses what of a project is adopted.
struct TargetChoice {
    let project: SourceProject

    /// The project with one target, what that needs, and its tests. Without a name: with all, unless there are several apps.
    func chosen(_ name: String?) throws -> SourceProject {
        guard let name else {
            let apps = project.targets.filter { $0.kind == .app }
            guard apps.count > 1 else { return project }
            throw ProjectReader.Failure(
                "\(project.name) has \(apps.count) apps. Choose one with --target: \(list(apps.map(\.name)))."
            )
        }
        guard let target = project.targets.first(where: { $0.name == name }) else {
            throw ProjectReader.Failure(
                "\(project.name) has no target \(name). It has \(list(project.targets.map(\.name))).")
        }
        var names = needed(by: target)
        for test in project.targets where [.unitTests, .interfaceTests].contains(test.kind) {
            if test.dependencies.contains(name) {
                names.formUnion(needed(by: test, except: otherApps(than: name)))
            }
        }
        var result = project
        result.targets.removeAll { !names.contains($0.name) }
        return result
    }

    private func otherApps(than name: String) -> Set<String> {
        Set(project.targets.filter { $0.kind == .app && $0.name != name }.map(\.name))
    }

    /// The names of a target and of all that it needs.
    private func needed(by target: SourceTarget, except left: Set<String> = []) -> Set<String> {
        var names: Set<String> = []
        var waiting = [target.name]
        while let name = waiting.popLast() {
            guard !left.contains(name), names.insert(name).inserted else { continue }
            waiting += project.targets.filter { $0.name == name }.flatMap(\.dependencies)
        }
        return names
    }

    private func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "no target" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
