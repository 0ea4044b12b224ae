import AdoptModel
import Foundation

/// The packages that stand beside a project and that it names: their targets are adopted with it.
struct LocalPackages {
    let objects: ProjectObjects
    let paths: ProjectPaths

    func add(to project: inout SourceProject) {
        let wanted = Set(project.targets.flatMap(\.products))
        guard !wanted.isEmpty else { return }
        for folder in folders() {
            guard let package = try? PackageReader(folder: folder).package() else { continue }
            let products = package.products.filter { wanted.contains($0.key) }
            guard !products.isEmpty else { continue }
            let known = Set(project.targets.map(\.name))
            let libraries = package.project.targets.filter { $0.kind == .library && !known.contains($0.name) }
            for index in project.targets.indices {
                let needed = project.targets[index].products.flatMap { products[$0] ?? [] }
                project.targets[index].products.removeAll { products[$0] != nil }
                project.targets[index].dependencies += needed
            }
            project.targets += libraries
            project.packages += package.project.packages
        }
    }

    private func folders() -> [URL] {
        let listed = objects.all(["XCLocalSwiftPackageReference"]).compactMap { $0.string("relativePath") }
            .map { paths.root.appendingPathComponent($0).standardizedFileURL }
        let shown = objects.all(["PBXFileReference"])
            .filter {
                ["folder", "wrapper", "text"].contains(
                    $0.string("lastKnownFileType") ?? $0.string("explicitFileType") ?? "folder")
            }
            .compactMap(paths.place)
        var seen: Set<String> = []
        return (listed + shown).filter { folder in
            seen.insert(folder.path).inserted
                && FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
        }
    }
}
