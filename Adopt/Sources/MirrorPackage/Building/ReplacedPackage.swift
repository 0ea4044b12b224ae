import AdoptModel
import Foundation

/// A package's module that doesn't build on Linux and is replaced by a stand-in made from the app's uses.
package struct ReplacedPackage: Codable, Hashable, Sendable {
    /// The module.
    package let module: String
    /// The number of compiler errors in its files.
    package let errors: Int
    /// The first error.
    package let first: BuildResult.Failure
}

extension BuildResult {
    /// The folders of the unchanged packages that contain errors, or that SwiftPM rejects. They are adopted instead.
    package func packagesToRewrite(in project: SourceProject) -> [URL] {
        guard !succeeded else { return [] }
        return project.broughtPackages.filter { $0.use.isUnchanged && $0.repository == nil }.map(\.folder)
            .filter { folder in
                let identity = "'\(folder.lastPathComponent.lowercased())'"
                return errors.contains { URL(fileURLWithPath: $0.path).isWithin(folder) }
                    || otherErrors.contains { $0.contains(identity) || $0.contains(folder.path + "/") }
            }
    }

    /// The modules of third-party packages whose files contain compiler errors, sorted by name.
    ///
    /// A package that contains the project, or that the project contains, is the project's own. Its errors are left for its
    /// authors to fix.
    ///
    /// - Parameter places: Additional folders that contain third-party packages.
    package func packagesToReplace(in project: SourceProject, places: [URL]) -> [ReplacedPackage] {
        guard !errors.isEmpty else { return [] }
        let folders = project.broughtPackages.map(\.folder).filter { $0.isOfOthers(places) }
        let failures = Dictionary(grouping: errors, by: \.path)
        return project.targets.filter { target in
            target.kind == .library
                && (target.sources + target.otherSources).allSatisfy { source in
                    folders.contains { source.isWithin($0) }
                }
        }.compactMap { target in
            let files = target.sources + target.otherSources
            let found = files.flatMap { failures[$0.standardizedFileURL.path] ?? [] }
            return found.min { ($0.path, $0.line) < ($1.path, $1.line) }.map {
                ReplacedPackage(module: target.module, errors: found.count, first: $0)
            }
        }.sorted { $0.module < $1.module }
    }
}

extension URL {
    /// Whether a package's folder is managed by a package manager, or is in one of these folders.
    fileprivate func isOfOthers(_ places: [URL]) -> Bool {
        let kept: Set = ["Pods", "Carthage", "SourcePackages", "checkouts"]
        return !kept.isDisjoint(with: pathComponents) || places.contains(where: isWithin)
    }

    fileprivate func isWithin(_ folder: URL) -> Bool {
        (standardizedFileURL.path + "/").hasPrefix(folder.standardizedFileURL.path + "/")
    }
}
