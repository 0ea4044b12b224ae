import AdoptModel
import Foundation

/// The projects that a project references: the frameworks that its targets need are adopted with it.
struct ReferencedProjects {
    let objects: ProjectObjects
    let paths: ProjectPaths

    func add(to project: inout SourceProject) {
        for file in files() {
            guard let other = try? XcodeProjectReader(file).project() else { continue }
            add(other, to: &project)
        }
    }

    private func add(_ other: SourceProject, to project: inout SourceProject) {
        let known = Set(project.targets.map(\.name))
        let libraries = Dictionary(
            other.targets.filter { $0.kind == .library && !known.contains($0.name) }.map { ($0.name, $0) }
        ) { first, _ in first }
        let needed = project.targets.flatMap(\.dependencies).withNeeded { libraries[$0]?.dependencies ?? [] }
        project.targets += needed.compactMap { libraries[$0] }
        project.remarks += other.remarks.filter { !project.remarks.contains($0) }
    }

    private func files() -> [URL] {
        objects.all(["PBXFileReference"]).filter { $0.string("lastKnownFileType") == "wrapper.pb-project" }
            .compactMap(paths.place).filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
