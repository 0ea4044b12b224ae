import AdoptModel
import Foundation

/// The local packages of a project, and their local dependencies. The targets that the project needs are adopted with it.
struct LocalPackages {
    /// The folders of the packages.
    let folders: [URL]

    /// Adds the targets of the products that the project's targets need.
    /// - Parameter withTests: Whether to add the tests of these packages.
    func add(to project: inout SourceProject, withTests: Bool = false) {
        let packages = all()
        var added: Set<URL> = []
        // A package's targets may need products of other packages.
        while let package = packages.first(where: {
            !added.contains($0.project.folder) && isNeeded($0, by: project)
        }) {
            added.insert(package.project.folder)
            add(package, to: &project, withTests: withTests)
        }
        for package in packages where added.contains(package.project.folder) {
            connect(package, in: &project)
        }
    }

    private func isNeeded(_ package: PackageReader.Package, by project: SourceProject) -> Bool {
        project.targets.flatMap(\.products).contains { package.products[$0] != nil }
    }

    private func add(_ package: PackageReader.Package, to project: inout SourceProject, withTests: Bool) {
        let known = Set(project.targets.map(\.name))
        project.targets += package.project.targets.filter {
            ($0.kind == .library && !$0.isOfObjectiveC || withTests && $0.kind == .unitTests)
                && !known.contains($0.name)
        }
        project.packages += package.project.packages
        for target in package.project.targets where !target.lostParts.isEmpty {
            project.remarks.append(
                "The target \(target.name) of a package loses \(target.lostParts.joined(separator: " and "))."
            )
        }
    }

    private func connect(_ package: PackageReader.Package, in project: inout SourceProject) {
        for index in project.targets.indices {
            let target = project.targets[index]
            let needed = target.products.flatMap { package.products[$0] ?? [] }
            project.targets[index].products.removeAll { package.products[$0] != nil }
            project.targets[index].dependencies += needed.filter {
                $0 != target.name && !target.dependencies.contains($0)
            }
        }
    }

    /// The readable packages, without duplicates, and their local dependencies.
    private func all() -> [PackageReader.Package] {
        var seen: Set<String> = []
        var packages: [PackageReader.Package] = []
        var waiting = folders
        while !waiting.isEmpty {
            let folder = waiting.removeFirst().standardizedFileURL
            guard seen.insert(folder.resolvingSymlinksInPath().path).inserted,
                let read = try? PackageReader(folder: folder).package()
            else { continue }
            packages.append(read)
            waiting += read.besides
        }
        return packages
    }
}

extension LocalPackages {
    /// The packages that a project lists, and those in its navigator.
    static func folders(of objects: ProjectObjects, _ paths: ProjectPaths) -> [URL] {
        let listed = objects.all(["XCLocalSwiftPackageReference"]).compactMap { $0.string("relativePath") }
            .map(paths.root.appending)
        let shown = objects.all(["PBXFileReference"])
            .filter {
                ["folder", "wrapper", "text"].contains(
                    $0.string("lastKnownFileType") ?? $0.string("explicitFileType") ?? "folder")
            }
            .compactMap(paths.place)
        return (listed + shown).filter(FoundFile.isPackage)
    }
}
