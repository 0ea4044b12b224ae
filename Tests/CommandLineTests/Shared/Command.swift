import Foundation

/// A run of a built program, in PageFlow's folder. `Program` names the program that performs a command, in each package's tests.
struct Command {
    /// The standard output.
    let output: String
    /// The standard error.
    let errors: String
    let status: Int32

    /// PageFlow's folder.
    static let package = sequence(first: URL(fileURLWithPath: #filePath)) { $0.deletingLastPathComponent() }
        .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Evidence").path) }!

    /// Runs the command to its end. It doesn't block a thread, so other tests continue.
    static func run(_ arguments: [String]) async throws -> Command {
        try await run(program(for: arguments), arguments, in: package)
    }

    /// Runs shell commands in a folder.
    static func shell(_ lines: String, in folder: URL) async throws -> Command {
        try await run(URL(fileURLWithPath: "/bin/sh"), ["-c", lines], in: folder)
    }

    /// The built program that performs a command.
    static func program(for arguments: [String]) -> URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(Program.performing(arguments) ?? "pageflow")
    }

    /// The path of the program that performs a call.
    static func path(for call: String) -> String { program(for: call.words).path }

    private static func run(_ program: URL, _ arguments: [String], in folder: URL) async throws -> Command {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (output, errors) = (try OutputFile(), try OutputFile())
        (process.standardOutput, process.standardError) = (output.handle, errors.handle)
        try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return Command(
            output: try output.take(), errors: try errors.take(), status: process.terminationStatus)
    }
}

/// A file for a command's output: a pipe would have to be read meanwhile.
private struct OutputFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let handle: FileHandle

    init() throws {
        try Data().write(to: url)
        handle = try FileHandle(forWritingTo: url)
    }

    /// Returns the output and deletes the file.
    func take() throws -> String {
        defer { try? FileManager.default.removeItem(at: url) }
        return try String(contentsOf: url, encoding: .utf8)
    }
}

extension Program {
    /// The calls that this package performs.
    static func performed(_ calls: [String]) -> [String] { calls.filter { performing($0.words) != nil } }
}

extension String {
    var words: [String] { split(separator: " ").map(String.init) }
}
