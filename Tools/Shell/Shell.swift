import Foundation

/// Runs other programs.
package enum Shell {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// Runs a program whose output matters only if it fails.
    package static func run(_ arguments: [String]) throws { _ = try output(arguments) }

    /// The program's standard output, without the last line break.
    package static func output(_ arguments: [String]) throws -> String {
        let (text, status) = try finish(arguments, Pipe())
        guard status == 0 else {
            throw Failure(description: "\(arguments.joined(separator: " ")) failed:\n\(text)")
        }
        return text.trimmingCharacters(in: .newlines)
    }

    /// The program's output including errors, and whether it succeeded.
    package static func words(_ arguments: [String]) throws -> (text: String, isSuccess: Bool) {
        let pipe = Pipe()
        let (text, status) = try finish(arguments, pipe, errors: pipe)
        return (text, status == 0)
    }

    private static func finish(_ arguments: [String], _ output: Pipe, errors: Pipe? = nil) throws -> (
        String, Int32
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = output
        if let errors { process.standardError = errors }
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }
}
