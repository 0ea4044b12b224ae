import AdoptModel
import Foundation
import ProjectReading
import SourceRewriting

/// The source files that a project lists and that don't exist, because git ignores them or a tool generates them.
package struct MissingSources {
    /// The missing files of a target.
    private struct Files {
        let target: String
        let names: [String]
        /// The uses of types that only these files can declare.
        let uses: [Use]
    }

    private struct Use {
        let type: String
        let file: URL
    }

    private let files: [Files]

    package init(of project: SourceProject, _ outlines: SourceOutlines) {
        let targets = project.targets.filter(\.isAdopted)
        let outlined = targets.flatMap(\.sources).compactMap { file in outlines[file].map { (file, $0) } }
        let declared = outlined.reduce(into: Set()) { $0.formUnion($1.1.allTypes) }
        files = targets.filter { !$0.missingSources.isEmpty }.map { target in
            let types = target.missingSources.map { $0.deletingPathExtension().lastPathComponent }
            let unknown = types.filter { !declared.contains($0) }
            return Files(
                target: target.name, names: target.missingSources.map(\.lastPathComponent),
                uses: outlined.flatMap { file, outline in
                    unknown.filter(outline.uses.contains).map { Use(type: $0, file: file) }
                })
        }
    }

    /// The errors that the compiler will report at least.
    var errors: BuildResult {
        let lines = files.flatMap(\.uses).map { use in
            let text = SourceText.of(use.file).split(separator: "\n", omittingEmptySubsequences: false)
            let line = (text.firstIndex { $0.contains(use.type) } ?? 0) + 1
            return "\(use.file.path):\(line):1: error: cannot find '\(use.type)' in scope"
        }
        return BuildResult(output: lines.joined(separator: "\n"), succeeded: false)
    }

    /// The files of each target, with their cost.
    package var sentences: [String] {
        files.map { files in
            let left = files.names.count - Self.namesShown
            let names = files.names.prefix(Self.namesShown).joined(separator: ", ")
            let users = Set(files.uses.map(\.file)).count
            let pronoun = files.names.count == 1 ? "it" : "them"
            let cost =
                users == 0
                ? "the files that need \(pronoun) don't compile"
                : "at least \(Count.of(users, "file")) can't be compiled without \(pronoun)"
            return "\(files.target) lacks \(names)\(left > 0 ? " and \(left) more" : ""); \(cost)."
        }
    }

    private static let namesShown = 3
}
