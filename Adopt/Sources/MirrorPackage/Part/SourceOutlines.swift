import AdoptModel
import Foundation
import ProjectReading
import SourceRewriting
import Synchronization

/// The outlines of a project's Swift files, each of which is read once.
package struct SourceOutlines: Sendable {
    private var outlines: [URL: FileOutline] = [:]

    package init() {}

    /// Reads the files of these targets that haven't been read yet, on all processors.
    package mutating func read(_ targets: [SourceTarget]) {
        let new = Set(targets.flatMap(\.sources)).filter { outlines[$0] == nil }
        let waiting = Mutex(Array(new))
        let read = Mutex<[URL: FileOutline]>([:])
        let group = DispatchGroup()
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
            group.enter()
            let thread = Thread {
                while let file = waiting.withLock({ $0.popLast() }) {
                    let outline = FileOutline(SourceText.of(file))
                    read.withLock { $0[file] = outline }
                }
                group.leave()
            }
            // Nested expressions make the parser call itself.
            thread.stackSize = 64 << 20
            thread.start()
        }
        group.wait()
        outlines.merge(read.withLock(\.self)) { old, _ in old }
    }

    /// The outline of a file that has been read.
    subscript(file: URL) -> FileOutline? { outlines[file] }

    /// The outlines of a target's files.
    func of(_ target: SourceTarget) -> [FileOutline] { target.sources.compactMap { outlines[$0] } }
}
