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
        var known = Set(project.targets.map(\.name))
        var waiting = project.targets.flatMap(\.dependencies)
        while let name = waiting.popLast() {
            guard !known.contains(name),
                let target = other.targets.first(where: { $0.name == name && $0.kind == .library })
            else { continue }
            known.insert(name)
            project.targets.append(target)
            waiting += target.dependencies
        }
        project.remarks += other.remarks.filter { !project.remarks.contains($0) }
    }

    private func files() -> [URL] {
        objects.all(["PBXFileReference"]).filter { $0.string("lastKnownFileType") == "wrapper.pb-project" }
            .compactMap(paths.place).filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
