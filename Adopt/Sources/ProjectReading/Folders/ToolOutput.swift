import Foundation

/// Runs a command-line tool.
enum ToolOutput {
    /// The output of a tool; `nil` if the tool isn't installed or fails.
    /// - Parameter environment: Variables that are added to the current environment.
    static func of(_ arguments: [String], environment: [String: String] = [:]) -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }
}
