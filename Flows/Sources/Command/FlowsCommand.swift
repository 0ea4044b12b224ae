import ArgumentParser
import FlowPlan
import FlowReading
import Foundation

/// `flows`: reads Maestro's flows, and writes them as one file that an app's program runs.
@main
struct FlowsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flows", abstract: "Read flows in Maestro's format, and write them as JSON.")

    @Argument(help: "Flows, or folders with flows.", completion: .file())
    var files: [String]

    @Option(name: [.customShort("e"), .long], help: "A parameter, such as USER=tea.")
    var env: [String] = []

    @Option(help: "Tags, separated by commas: a flow needs one of them.")
    var includeTags = ""

    @Option(help: "Tags, separated by commas: a flow with one of them doesn't run.")
    var excludeTags = ""

    @Option(help: "The file to write.", completion: .file())
    var to: String

    func validate() throws {
        if let wrong = env.first(where: { !$0.contains("=") }) {
            throw ValidationError("-e takes NAME=VALUE, not '\(wrong)'.")
        }
    }

    /// Exits with 2 if a flow can't run.
    func run() throws {
        var reader = SuiteReader(
            parameters: parameters, includedTags: Self.tags(includeTags), excludedTags: Self.tags(excludeTags)
        )
        for file in files { reader.add(file) }
        guard reader.allFaults.isEmpty else { throw end(reader.allFaults.map(\.description)) }
        guard !reader.suite.plans.isEmpty else {
            throw end(["There is no flow to run: no file has the tags, or the folder has no flows."])
        }
        try JSONEncoder().encode(reader.suite).write(to: URL(fileURLWithPath: to), options: .atomic)
    }

    private func end(_ lines: [String]) -> ExitCode {
        try? FileHandle.standardError.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
        return ExitCode(2)
    }

    /// The shell's variables whose names begin with `MAESTRO_`, and those of the command.
    private var parameters: [String: String] {
        var parameters = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("MAESTRO_") }
        for pair in env {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            parameters[parts[0]] = parts[1]
        }
        return parameters
    }

    private static func tags(_ list: String) -> [String] {
        list.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    }
}
