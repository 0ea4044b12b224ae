import Foundation

/// Another program, found by its name in `PATH`.
package enum Tool {
    /// Runs a program with this program's streams, and returns its exit status.
    package static func run(_ words: [String]) throws -> Int32 {
        let tool = try start(words)
        tool.waitUntilExit()
        return tool.terminationStatus
    }

    /// Runs a program, and returns what it prints.
    package static func output(of words: [String]) throws -> Data {
        let output = Pipe()
        let tool = try start(words, output)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        tool.waitUntilExit()
        return data
    }

    private static func start(_ words: [String], _ output: Pipe? = nil) throws -> Process {
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tool.arguments = words
        if let output { tool.standardOutput = output }
        try tool.run()
        return tool
    }
}
