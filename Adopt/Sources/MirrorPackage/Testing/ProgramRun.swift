import Foundation

/// A run of a program whose output is read line by line.
struct ProgramRun {
    /// The way a program ended.
    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
        /// The program printed nothing for too long and was terminated.
        case silence
    }

    let program: URL
    var arguments: [String] = []
    /// The number of seconds without output after which the program is terminated.
    var patience = 120

    /// Runs the program, and calls a closure for each line that it prints.
    func run(_ line: (Substring) -> Void) throws -> Ending {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = program.deletingLastPathComponent()
        // A crash's backtrace takes seconds and doesn't help in a list of results.
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let wasSilent = !read(output.fileHandleForReading, line)
        if wasSilent { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        if wasSilent { return .silence }
        let status = process.terminationStatus
        return process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
    }

    /// Reads to the end. Returns `false` if the program printed nothing for too long.
    private func read(_ handle: FileHandle, _ line: (Substring) -> Void) -> Bool {
        var rest: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 65536)
        while true {
            var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Int32(patience * 1000)) > 0 else { return false }
            let count = Foundation.read(handle.fileDescriptor, &bytes, bytes.count)
            guard count > 0 else { break }
            rest += bytes.prefix(count)
            guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
            hand(rest[...end], to: line)
            rest = Array(rest[(end + 1)...])
        }
        hand(rest[...], to: line)
        return true
    }

    private func hand(_ bytes: ArraySlice<UInt8>, to line: (Substring) -> Void) {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").forEach(line)
    }
}

extension ProgramRun.Ending: CustomStringConvertible {
    var description: String {
        switch self {
        case .exit(let status): "the program exited with \(status)"
        case .signal(let number): String(cString: strsignal(number)).lowercased()
        case .silence: "it printed nothing for too long"
        }
    }
}
