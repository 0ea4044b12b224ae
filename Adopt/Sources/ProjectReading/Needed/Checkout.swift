import AdoptModel
import Foundation

/// A folder that may contain a package, a pod or a project.
struct Checkout: Equatable {
    let folder: URL
    /// Whether the project chooses the version. Otherwise the version is that of the folder.
    let hasVersions: Bool
    /// The names in lowercase of the folder and of its pods.
    let names: [String]
    private let manifest: String

    init(_ folder: URL, isSearched: Bool = false) {
        self.folder = folder
        hasVersions =
            isSearched && FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
        names = ([folder.lastPathComponent] + Podspec.names(in: folder)).map { $0.lowercased() }
        manifest = SourceText.of(folder.appendingPathComponent("Package.swift"))
    }

    /// Whether the folder or one of its pods has the name of a module.
    func isNamed(_ module: String) -> Bool {
        let name = module.lowercased()
        return names.contains { $0 == name || $0.c99Identifier == name }
    }

    /// Whether the manifest contains a name as that of a product or target.
    func lists(_ name: String) -> Bool {
        // Nearly all manifests lack the name, and a regular expression takes time.
        manifest.has("\"\(name)\"")
            && manifest.matches(of: /(?:library|[tT]arget)\(\s*name:\s*"([^"]+)"/).contains { $0.1 == name }
    }

    /// The sources in the newest version that a project allows. If the checkout lacks it, these are the newest with the same major
    /// version. The checkout itself isn't changed: another version is cloned from it.
    /// - Returns: The folder, and a sentence if the version isn't the required one.
    func sources(
        in allowed: [PackageReference.Version], cloningInto clones: URL
    ) -> (folder: URL, remark: String?) {
        guard hasVersions, let wanted = allowed.first else { return (folder, nil) }
        if case .branch = wanted { return (folder, nil) }
        if let found = clone(in: allowed, into: clones) { return (found.folder, nil) }
        let remark = "The checkout of \(folder.lastPathComponent) has no version \(wanted.text)"
        guard let compatible = wanted.compatible, let found = clone(in: [compatible], into: clones) else {
            return (folder, remark + ", so the version in the folder is used.")
        }
        return (found.folder, remark + ", so \(found.version.name) is used.")
    }

    private func clone(
        in allowed: [PackageReference.Version], into clones: URL
    ) -> (folder: URL, version: GitRepository.Chosen)? {
        let package = PackageReference(url: folder.path, version: allowed[0])
        let repository = GitRepository(package: package, requirements: allowed)
        guard let version = repository.version() else { return nil }
        let isCheckedOut = repository.isCheckedOut(version)
        return (isCheckedOut ? folder : repository.checkout(version, into: clones)).map { ($0, version) }
    }
}
