import Foundation

/// A run of a program whose output is read line by line.
struct ProgramRun {
    /// The way a program ended.
    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
        /// The program made no progress for too long and was terminated.
        case noProgress
    }

    let program: URL
    var arguments: [String] = []
    /// The variables that the program's environment has besides those of this process.
    var environment = CrashReport.environment
    /// The number of seconds without progress after which the program is terminated.
    var patience = 120

    /// Runs the program, and calls a closure for each line that it prints.
    ///
    /// - Parameter line: Returns whether the line is progress. A test that repeats a message forever makes none.
    func run(_ line: (Substring) -> Bool) throws -> Ending {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = program.deletingLastPathComponent()
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let hasEnded = read(output.fileHandleForReading, line)
        if !hasEnded { kill(process.processIdentifier, SIGKILL) }
        endGroup(of: process)
        process.waitUntilExit()
        guard hasEnded else { return .noProgress }
        let status = process.terminationStatus
        return process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
    }

    /// Waits for a program's end, and ends the programs that it started. Foundation waits for these too, and the one that prints Swift's
    /// backtraces may never end.
    private func endGroup(of process: Process) {
        var info = siginfo_t()
        while waitid(P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        kill(-process.processIdentifier, SIGKILL)
    }

    /// Reads to the end. Returns `false` if the program made no progress for too long.
    private func read(_ handle: FileHandle, _ line: (Substring) -> Bool) -> Bool {
        var rest: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 65536)
        var progress = ContinuousClock.now
        while true {
            let waited = (ContinuousClock.now - progress).components.seconds
            var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard waited < patience, poll(&descriptor, 1, Int32(patience - Int(waited)) * 1000) > 0 else {
                return false
            }
            let count = Foundation.read(handle.fileDescriptor, &bytes, bytes.count)
            rest += bytes.prefix(max(count, 0))
            let end = count > 0 ? rest.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0 : rest.count
            let lines = String(decoding: rest[..<end], as: UTF8.self).split(separator: "\n").map(line)
            if lines.contains(true) { progress = .now }
            guard count > 0 else { return true }
            rest.removeFirst(end)
        }
    }
}

extension ProgramRun.Ending: CustomStringConvertible {
    var description: String {
        switch self {
        case .exit(let status): "the program exited with \(status)"
        case .signal(let number): String(cString: strsignal(number)).lowercased()
        case .noProgress: "it made no progress for too long"
        }
    }
}
