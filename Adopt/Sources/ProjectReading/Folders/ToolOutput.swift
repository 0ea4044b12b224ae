import Foundation

/// Runs a tool of the machine's.
enum ToolOutput {
    /// What a tool prints; `nil` where it is not there or fails.
    /// - Parameter environment: What is set besides the surroundings.
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
