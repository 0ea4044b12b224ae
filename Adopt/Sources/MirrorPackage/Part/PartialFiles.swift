import AdoptModel
import Foundation
import ProjectReading
import SourceRewriting
import Synchronization

/// The files of a project that stay without the parts that need something that isn't here.
package struct PartialFiles: Sendable {
    /// A file without some of its parts.
    package struct File: Codable, Hashable, Sendable {
        package let path: String
        package let parts: [LeftOutPart]
    }

    /// What a file needs that isn't here.
    struct Lack: Hashable, Sendable {
        var modules: Set<String> = []
        var names: Set<String> = []
        /// The places of the compiler's errors.
        var errors: Set<PartialFile.Place> = []

        init(modules: Set<String> = [], names: Set<String> = []) {
            self.modules = modules
            self.names = names
        }

        /// The places of errors.
        init(at places: Set<PartialFile.Place>) { errors = places }

        mutating func formUnion(_ other: Lack) {
            modules.formUnion(other.modules)
            names.formUnion(other.names)
            errors.formUnion(other.errors)
        }
    }

    /// A file that stays: what it can do without, and the parts that need it.
    private struct Remainder {
        var lack = Lack()
        var parts: [LeftOutPart] = []
    }

    private var remainders: [URL: Remainder] = [:]
    private let reader = Reader()

    /// Reads files, on all processors, before parts of them are left out.
    func read(_ files: [URL]) { reader.read(files) }

    /// Leaves out the code of a file that lacks something, in addition to earlier parts.
    ///
    /// - Parameter isForLinux: Whether the file has its own conditions for Linux.
    /// - Returns: Whether the rest of the file can stay. An error at a part that is left out already is one of the rest.
    mutating func leaveOut(_ lack: Lack, of file: URL, isForLinux: Bool) -> Bool {
        let before = remainders.removeValue(forKey: file) ?? Remainder()
        var whole = before.lack
        whole.formUnion(lack)
        guard let parts = reader.parts(of: file, lacking: whole, isForLinux),
            lack.errors.isEmpty || parts != before.parts
        else { return false }
        remainders[file] = Remainder(lack: whole, parts: parts)
        return true
    }

    /// What a file can do without; nothing if no part of it is left out.
    func lack(of file: URL) -> Lack { remainders[file]?.lack ?? Lack() }

    /// The parts of each file that are left out.
    var parts: [URL: [LeftOutPart]] { remainders.mapValues(\.parts) }

    /// The places of the errors without which the rest of each file compiles.
    var errors: [URL: Set<PartialFile.Place>] {
        remainders.mapValues(\.lack.errors).filter { !$0.value.isEmpty }
    }

    /// The files, by their paths.
    var files: [File] {
        remainders.map { File(path: $0.key.path, parts: $0.value.parts) }.sorted { $0.path < $1.path }
    }

    /// Leaves out nothing any more.
    mutating func reset() { remainders = [:] }

    /// Reads each file once, and answers each question once: the effects of several absent modules are compared.
    private final class Reader: Sendable {
        private struct Question: Hashable {
            let file: URL
            let lack: Lack
        }

        private struct State {
            var files: [URL: PartialFile] = [:]
            var answers: [Question: [LeftOutPart]?] = [:]
        }

        private let state = Mutex(State())

        func read(_ files: [URL], areForLinux: Bool = false) {
            let known = state.withLock(\.files)
            let new = files.filter { known[$0] == nil }.resultsInParallel {
                PartialFile(SourceText.of($0), hasConditionsOfLinux: areForLinux)
            }
            state.withLock { $0.files.merge(new) { file, _ in file } }
        }

        func parts(of file: URL, lacking lack: Lack, _ isForLinux: Bool) -> [LeftOutPart]? {
            read([file], areForLinux: isForLinux)
            return state.withLock { state in
                let question = Question(file: file, lack: lack)
                if let answer = state.answers[question] { return answer }
                let answer = state.files[file]?.parts(
                    importing: lack.modules, using: lack.names, at: lack.errors)
                state.answers[question] = .some(answer)
                return answer
            }
        }
    }
}
