import Foundation
import Glibc

/// A program that runs during a test, with its output.
///
/// Foundation's `Process` detects the end with files that a program started by another test at the same moment may inherit, and then waits
/// for that program too. Here, no files are inherited.
final class ChildProcess: Sendable {
    struct Ended: Error, CustomStringConvertible {
        let description: String
    }

    private let id: pid_t
    private let lines: AsyncStream<String>
    /// The exit status.
    private let ending: Task<Int32, Never>

    /// Starts a program.
    init(_ path: String, _ arguments: [String], in folder: URL? = nil) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Ended(description: "There is no pipe for \(path).") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (output, input) = (ends[0], ends[1])
        defer { close(input) }
        let id = try Spawning(path, arguments, in: folder).start(output: input)
        self.id = id
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        self.lines = lines
        Thread.detachNewThread {
            LineReader(output).read { continuation.yield($0) }
            continuation.finish()
        }
        let (statuses, ended) = AsyncStream.makeStream(of: Int32.self)
        Thread.detachNewThread {
            ended.yield(Self.waitForEnd(of: id))
            ended.finish()
        }
        // A separate task: that of a test whose time limit has passed wouldn't wait.
        ending = Task {
            for await status in statuses { return status }
            return -1
        }
    }

    /// The exit status, or the number of the signal that ended the program.
    private static func waitForEnd(of id: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return status & 0x7f == 0 ? status >> 8 & 0xff : status & 0x7f
    }

    /// The first line for which the closure returns a value; throws if the program ends before.
    func line<Value: Sendable>(_ read: @Sendable (String) -> Value?) async throws -> Value {
        var heard: [String] = []
        for await line in lines {
            if let value = read(line) { return value }
            heard.append(line)
        }
        throw Ended(description: heard.joined(separator: "\n"))
    }

    /// The remaining lines and the exit status.
    func end() async -> (text: String, status: Int32) {
        var heard: [String] = []
        for await line in lines { heard.append(line) }
        return (heard.joined(separator: "\n"), await ending.value)
    }

    /// The program's CPU time, in seconds.
    var processorTime: Double {
        let stat =
            (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
        let fields = stat.split(separator: ")").last?.split(separator: " ").compactMap { Double($0) } ?? []
        // After the name and the state's letter, the 11th and 12th numbers are ticks in user and system mode.
        return fields.count > 11 ? (fields[10] + fields[11]) / Double(sysconf(Int32(_SC_CLK_TCK))) : .nan
    }

    /// Ends the program.
    func stop() async {
        kill(id, SIGKILL)
        _ = await ending.value
    }
}

/// The start of a program.
private struct Spawning {
    private let path: String
    private let arguments: [String]
    private let folder: URL?

    init(_ path: String, _ arguments: [String], in folder: URL?) {
        (self.path, self.arguments, self.folder) = (path, arguments, folder)
    }

    /// Starts it with an open file for its output, and without other files of this process.
    func start(output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        for file in Self.openFiles where file > 2 { posix_spawn_file_actions_addclose(&actions, file) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The thread of a test blocks signals, and a program would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
        // The shell changes the folder, and then executes the program.
        let program = folder == nil ? path : "/bin/sh"
        let line = folder.map { ["sh", "-c", "cd \"$0\" && exec \"$@\"", $0.path, path] } ?? [path]
        return try Self.withWords(line + arguments) { words in
            try Self.withWords(environment) { values in
                var id: pid_t = 0
                let fault = posix_spawn(&id, program, &actions, &attributes, words, values)
                guard fault == 0 else {
                    throw ChildProcess.Ended(description: "\(path): \(String(cString: strerror(fault)))")
                }
                return id
            }
        }
    }

    /// The files that are open in this process.
    private static var openFiles: [Int32] {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.compactMap { Int32($0) }
            ?? []
    }

    private static func withWords<Result>(
        _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
    ) rethrows -> Result {
        let copies = words.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return try body(copies + [nil])
    }
}

/// Reads an open file line by line, to its end.
private struct LineReader {
    private let file: Int32

    init(_ file: Int32) { self.file = file }

    func read(_ body: (String) -> Void) {
        defer { close(file) }
        var rest = Data()
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(file, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest += bytes.prefix(count)
            var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            rest = Data(lines.removeLast())
            for line in lines { body(String(decoding: line, as: UTF8.self)) }
        }
    }
}
