import Foundation

/// A run of the built executable `pageflow`, in the package's folder.
struct Command {
    /// The standard output.
    let output: String
    /// The standard error.
    let errors: String
    let status: Int32

    /// The package's folder.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Runs the command to its end. It doesn't block a thread, so other tests continue.
    static func run(_ arguments: [String]) async throws -> Command {
        try await run(program, arguments, in: package)
    }

    /// Runs shell commands in a folder.
    static func shell(_ lines: String, in folder: URL) async throws -> Command {
        try await run(URL(fileURLWithPath: "/bin/sh"), ["-c", lines], in: folder)
    }

    /// The built executable.
    static let program = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("pageflow")

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
