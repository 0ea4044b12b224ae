import Foundation

/// Runs other programs.
package enum Shell {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Runs a program whose output is of interest only when it fails.
    package static func run(_ arguments: [String]) throws { _ = try output(arguments) }

    /// What the program printed, without the last line end.
    package static func output(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(arguments.joined(separator: " ")) failed:\n\(text)")
        }
        return text.trimmingCharacters(in: .newlines)
    }
}
