import AdoptModel
import Foundation
import ProjectReading
import SourceRewriting

/// The outlines of a project's Swift files, each of which is read once.
package struct SourceOutlines: Sendable {
    private var outlines: [URL: FileOutline] = [:]

    package init() {}

    /// Reads the files of these targets that haven't been read yet, on all processors.
    package mutating func read(_ targets: [SourceTarget]) {
        let new = targets.flatMap(\.sources).filter { outlines[$0] == nil }
            .resultsInParallel { FileOutline(SourceText.of($0)) }
        outlines.merge(new) { old, _ in old }
    }

    /// The outline of a file that has been read.
    subscript(file: URL) -> FileOutline? { outlines[file] }

    /// The outlines of a target's files.
    func of(_ target: SourceTarget) -> [FileOutline] { target.sources.compactMap { outlines[$0] } }
}
