import AdoptModel
import Foundation
import SourceRewriting

/// A file of the project that doesn't compile on Linux, or that needs such a file. The mirror doesn't contain it.
package struct LeftOutFile: Codable, Hashable, Sendable {
    /// The file's target.
    package let target: String
    /// Whether the file belongs to tests.
    package let isOfTests: Bool
    /// The number of compiler errors in the file.
    package let errors: Int
    /// The first error.
    package let first: BuildResult.Failure
}

extension SourceProject {
    /// The files that a build's errors are in; none if no app and no library would remain without them.
    package func filesToLeaveOut(for build: BuildResult) -> [LeftOutFile] {
        let failures = Dictionary(grouping: build.errors, by: \.path)
        let files = targets.flatMap { target in
            target.sources.compactMap { source -> LeftOutFile? in
                let found = failures[source.path] ?? failures[source.standardizedFileURL.path] ?? []
                return found.min { ($0.line, $0.column) < ($1.line, $1.column) }.map { first in
                    LeftOutFile(
                        target: target.name, isOfTests: target.kind.isTests, errors: found.count, first: first
                    )
                }
            }
        }
        var rest = self
        rest.leaveOut(files)
        return rest.targets.contains { !$0.kind.isTests && $0.isAdopted } ? files : []
    }

    /// Removes files, and the targets that have no other Swift file. Apps learn the names of the classes, which storyboards may contain.
    package mutating func leaveOut(_ files: [LeftOutFile]) {
        let paths = Set(files.map(\.first.path))
        guard !paths.isEmpty else { return }
        let classes = Self.classes(in: paths)
        for index in targets.indices {
            if targets[index].kind == .app { targets[index].classesLeftOut = classes }
            targets[index].sources.removeAll {
                paths.contains($0.path) || paths.contains($0.standardizedFileURL.path)
            }
        }
        let emptied = Set(files.map(\.target))
        targets.removeAll { emptied.contains($0.name) && $0.sources.isEmpty }
    }

    private static func classes(in paths: Set<String>) -> [String] {
        let texts = paths.sorted().compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        return texts.flatMap { FileOutline($0).classes.map(\.name) }
    }
}
