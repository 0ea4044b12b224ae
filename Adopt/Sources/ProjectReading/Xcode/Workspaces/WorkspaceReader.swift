import AdoptModel
import Foundation

/// Reads the projects and packages of an `.xcworkspace` as one project.
struct WorkspaceReader {
    let workspace: WorkspaceFile

    /// A project with all targets. If several projects have a target of the same name, the later ones get their project's name as
    /// a prefix: "Shop-Tests".
    /// - Parameter packageTests: Whether to include the tests of local packages.
    func project(packageTests: Bool) throws -> SourceProject {
        let readers = try workspace.projects.map(XcodeProjectReader.init)
        let file = workspace.file
        var whole = SourceProject(
            name: file.deletingPathExtension().lastPathComponent, folder: file.deletingLastPathComponent(),
            targets: [])
        for (place, reader) in zip(workspace.projects, readers) {
            merge(reader.projectWithoutPackages(), from: place, into: &whole)
        }
        // A workspace's package is available to all its projects.
        LocalPackages(folders: readers.flatMap(\.packageFolders) + workspace.packages)
            .add(to: &whole, withTests: packageTests)
        if let remark = workspace.remark { whole.remarks.append(remark) }
        ModuleUses.connect(&whole)
        whole.lockedPackages = PackagePins(besides: file).packages
        return whole
    }

    private func merge(_ project: SourceProject, from place: URL, into whole: inout SourceProject) {
        let name = place.deletingPathExtension().lastPathComponent
        let there = Dictionary(whole.targets.map { ($0.name, $0.sources) }) { first, _ in first }
        // Targets of a referenced project have already been read.
        let new = project.targets.filter { there[$0.name] != $0.sources || $0.sources.isEmpty }
        let taken = Set(new.map(\.name)).intersection(there.keys)
        func unique(_ target: String) -> String { taken.contains(target) ? "\(name)-\(target)" : target }
        whole.targets += new.map { target in
            var target = target
            target.name = unique(target.name)
            target.dependencies = target.dependencies.map(unique)
            return target
        }
        whole.remarks += project.remarks.filter { !whole.remarks.contains($0) }
        whole.packages += project.packages
    }
}
