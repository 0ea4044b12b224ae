import Foundation

/// A program that runs while a test does, and is heard.
final class ChildProcess: Sendable {
    struct Ended: Error, CustomStringConvertible {
        let description: String
    }

    private let process: Process
    private let lines: AsyncStream<String>
    /// How it ended, once.
    private let statuses: AsyncStream<Int32>

    /// Starts a program.
    init(_ path: String, _ arguments: [String], in folder: URL? = nil) throws {
        process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        self.lines = lines
        let text = LockedText()
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            guard !data.isEmpty else {
                handle.readabilityHandler = nil
                return continuation.finish()
            }
            for line in text.add(data) { continuation.yield(line) }
        }
        let (statuses, ended) = AsyncStream.makeStream(of: Int32.self)
        self.statuses = statuses
        process.terminationHandler = { process in
            ended.yield(process.terminationStatus)
            ended.finish()
        }
        try process.run()
    }

    /// The first line that has something to say; an error when the program ends before.
    func line<Value: Sendable>(_ read: @Sendable (String) -> Value?) async throws -> Value {
        var heard: [String] = []
        for await line in lines {
            if let value = read(line) { return value }
            heard.append(line)
        }
        throw Ended(description: heard.joined(separator: "\n"))
    }

    /// All lines, and how it ended.
    func end() async -> (text: String, status: Int32) {
        var heard: [String] = []
        for await line in lines { heard.append(line) }
        return (heard.joined(separator: "\n"), await status)
    }

    /// How long it has kept a processor busy, in seconds.
    var processorTime: Double {
        let stat =
            (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        let fields = stat.split(separator: ")").last?.split(separator: " ").compactMap { Double($0) } ?? []
        // Behind the name and the letter of its state the 11th and 12th numbers are ticks, in the program and for it.
        return fields.count > 11 ? (fields[10] + fields[11]) / Double(sysconf(Int32(_SC_CLK_TCK))) : .nan
    }

    /// Ends it. What a test's thread starts inherits its blocked signals: it would not receive a polite one.
    func stop() async {
        kill(process.processIdentifier, SIGKILL)
        _ = await status
    }

    private var status: Int32 {
        get async {
            // A task of its own: that of a test whose time is over would not wait, and a process that runs has no status.
            await Task {
                for await status in statuses { return status }
                return process.terminationStatus
            }.value
        }
    }
}

/// Text that comes in pieces, taken line by line.
private final class LockedText: @unchecked Sendable {
    private let lock = NSLock()
    private var rest = Data()

    /// Adds a piece, and returns the lines that it ended.
    func add(_ data: Data) -> [String] {
        lock.withLock {
            rest += data
            var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            rest = Data(lines.removeLast())
            return lines.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
