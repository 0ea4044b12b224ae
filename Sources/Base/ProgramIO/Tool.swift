import Foundation

/// Another program, found by its name in `PATH`.
package enum Tool {
    /// Runs a program with this program's streams, and returns its exit status.
    ///
    /// - Parameter input: A file that the program reads as its standard input, in place of this program's.
    package static func run(_ words: [String], input: URL? = nil) throws -> Int32 {
        let tool = try start(words, input: input)
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

    private static func start(_ words: [String], _ output: Pipe? = nil, input: URL? = nil) throws -> Process {
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tool.arguments = words
        if let output { tool.standardOutput = output }
        if let input { tool.standardInput = try FileHandle(forReadingFrom: input) }
        try tool.run()
        return tool
    }
}
