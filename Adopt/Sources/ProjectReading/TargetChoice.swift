import AdoptModel

/// Chooses the part of a project to adopt.
package struct TargetChoice {
    let project: SourceProject
    /// The names of the available schemes.
    var schemes: [String] = []

    /// The project with these targets, their dependencies, and their tests.
    package static func part(of project: SourceProject, targets names: Set<String>) -> SourceProject {
        let tests = project.targets.filter {
            $0.kind.isTests && !names.isDisjoint(with: $0.dependencies)
        }
        return TargetChoice(project: project)
            .project(of: project.targets.filter { names.contains($0.name) }, with: tests)
    }

    /// The project with one target, its dependencies, and its tests.
    func chosen(target name: String) throws -> SourceProject {
        guard project.targets.contains(where: { $0.name == name }) else {
            throw ProjectReader.Failure(
                "\(project.name) has no target \(name). It has \(list(project.targets.map(\.name))).")
        }
        return Self.part(of: project, targets: [name])
    }

    /// The project with a scheme's app, the app's dependencies, and the scheme's tests.
    ///
    /// - Parameter scheme: `nil` if there is no file. Xcode creates a scheme for each target automatically.
    func chosen(scheme name: String, _ scheme: Scheme?) throws -> SourceProject {
        guard let scheme else {
            if project.targets.contains(where: { $0.name == name }) { return try chosen(target: name) }
            throw ProjectReader.Failure("\(project.name) has no scheme \(name). It has \(list(schemes)).")
        }
        let launched = scheme.launched.compactMap(target).filter { [.app, .library].contains($0.kind) }
        let tests = scheme.tested.compactMap(target)
        let apps = launched.filter { $0.kind == .app }
        guard !launched.isEmpty || !tests.isEmpty else {
            throw ProjectReader.Failure(
                "The scheme \(name) launches and tests no iOS target. \(project.name) has \(list(schemes))."
            )
        }
        // Tests run in their app, even if the scheme launches nothing.
        let hosts = apps.isEmpty ? tests.flatMap(host) : []
        return project(of: launched + hosts, with: tests)
    }

    private func target(_ wanted: Scheme.Target) -> SourceTarget? {
        project.targets.first { $0.name == "\(wanted.container)-\(wanted.name)" }
            ?? project.targets.first { $0.name == wanted.name }
    }

    private func host(of tests: SourceTarget) -> [SourceTarget] {
        project.targets.filter { $0.kind == .app && tests.dependencies.contains($0.name) }
    }

    /// Targets and tests with their dependencies, but without apps that only the tests need.
    private func project(of targets: [SourceTarget], with tests: [SourceTarget]) -> SourceProject {
        let dependencies = project.dependencies
        let apps = Set(project.targets.filter { $0.kind == .app }.map(\.name))
        let others = apps.subtracting(targets.map(\.name))
        let needed = targets.map(\.name).withNeeded { dependencies[$0] ?? [] }
        let ofTests = tests.map(\.name).withNeeded {
            (dependencies[$0] ?? []).filter { !others.contains($0) }
        }
        let names = Set(needed + ofTests)
        var result = project
        result.targets.removeAll { !names.contains($0.name) }
        return result
    }

    private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}

extension SourceProject {
    /// The dependencies of each target.
    var dependencies: [String: [String]] {
        Dictionary(targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
    }
}
