import AdoptModel
import Foundation

/// A module of a package that Linux does not build: one is made in its place from what the app does with it.
package struct ReplacedPackage: Codable, Hashable, Sendable {
    /// The module.
    package let module: String
    /// How many errors the compiler found in its files.
    package let errors: Int
    /// The first of them.
    package let first: BuildResult.Failure
}

extension BuildResult {
    /// The modules of packages of others in whose files the compiler found errors, in the order of their names.
    ///
    /// A package that the project lies in, or that lies with the project, is its own: its errors are for its authors to see.
    ///
    /// - Parameter places: Folders besides the usual ones that packages of others are in.
    package func packagesToReplace(in project: SourceProject, places: [URL]) -> [ReplacedPackage] {
        guard !errors.isEmpty else { return [] }
        let folders = project.broughtPackages.map(\.folder).filter { $0.isOfOthers(places) }
        let failures = Dictionary(grouping: errors, by: \.path)
        return project.targets.filter { target in
            target.kind == .library
                && target.sources.allSatisfy { source in folders.contains { source.isWithin($0) } }
        }.compactMap { target in
            let found = target.sources.flatMap { failures[$0.standardizedFileURL.path] ?? [] }
            return found.min { ($0.path, $0.line) < ($1.path, $1.line) }.map {
                ReplacedPackage(module: target.module, errors: found.count, first: $0)
            }
        }.sorted { $0.module < $1.module }
    }
}

extension URL {
    /// Whether a package's folder is one that a package manager keeps, or lies in one of these places.
    fileprivate func isOfOthers(_ places: [URL]) -> Bool {
        let kept: Set = ["Pods", "Carthage", "SourcePackages", "checkouts"]
        return !kept.isDisjoint(with: pathComponents) || places.contains(where: isWithin)
    }

    fileprivate func isWithin(_ folder: URL) -> Bool {
        (standardizedFileURL.path + "/").hasPrefix(folder.standardizedFileURL.path + "/")
    }
}
