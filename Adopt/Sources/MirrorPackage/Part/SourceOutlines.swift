import AdoptModel
import Foundation
import ProjectReading
import SourceRewriting

/// The outlines of a project's Swift files, each of which is read once.
package struct SourceOutlines: Sendable {
    private struct File {
        let outline: FileOutline
        let hash: String

        init(_ text: String) {
            outline = FileOutline(text)
            hash = ContentHash.of(text, [])
        }
    }

    private var files: [URL: File] = [:]

    package init() {}

    /// Reads the files of these targets that haven't been read yet, on all processors.
    package mutating func read(_ targets: [SourceTarget]) {
        let new = targets.flatMap(\.sources).filter { files[$0] == nil }
            .resultsInParallel { File(SourceText.of($0)) }
        files.merge(new) { old, _ in old }
    }

    /// The outline of a file that has been read.
    subscript(file: URL) -> FileOutline? { files[file]?.outline }

    /// The hash of the text of a file that has been read.
    func hash(of file: URL) -> String? { files[file]?.hash }

    /// The outlines of a target's files.
    func of(_ target: SourceTarget) -> [FileOutline] { target.sources.compactMap { self[$0] } }
}
