import ArgumentParser
import Exploration
import ExplorationCommand
import FlowPlan
import FlowRunning
import Foundation
import PictureFiles
import ProgramIO
import Simulator

/// The options of flows, in the app's program.
struct FlowRunOptions: ParsableArguments, Sendable {
    @Option(help: .hidden)
    var app: String?

    @Option(help: .hidden)
    var device: DeviceOption?

    @Option(help: .hidden)
    var system: SystemOption?

    /// The folder for recordings of failed flows.
    @Option(help: .hidden)
    var recording: String?

    /// The folder of the paths in commands.
    @Option(help: .hidden)
    var folder = "."

    @Option(help: .hidden)
    var seed: UInt64 = 1

    var settings: FlowSettings {
        var settings = FlowSettings()
        if let recording { settings.recordings = .ofFailedFlows(folder: recording) }
        (settings.folder, settings.seed) = (folder, seed)
        settings.write = { picture, path in
            try OutputFile.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent())
            try PictureFile(path: path).write(picture)
        }
        return settings
    }

    /// The options as words of another call.
    var words: [String] {
        let options: [(String, String?)] = [
            ("--app", app), ("--device", device?.defaultValueDescription),
            ("--system", system?.defaultValueDescription), ("--recording", recording), ("--folder", folder),
            ("--seed", "\(seed)"),
        ]
        return options.flatMap { name, value in value.map { [name, $0] } ?? [] }
    }
}

/// `run-flows`: runs the flows that it reads from standard input. `pageflow flow` calls it in the app's program.
package struct RunFlowsCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "run-flows", abstract: "Run flows that are read from standard input.",
        shouldDisplay: false)

    @OptionGroup var options: FlowRunOptions

    @Option(help: .hidden)
    var package: String?

    @Option(help: .hidden)
    var junit: String?

    package init() {}

    package func run() throws {
        if let package { return try OtherLab(in: package, program: options.app).run() }
        let app = try LabProgram.app(named: options.app)
        if let junit { try OutputFile.checkPlace(of: URL(fileURLWithPath: junit)) }
        let suite = try JSONDecoder().decode(
            FlowSuite.self, from: FileHandle.standardInput.readDataToEndOfFile())
        let results = try SuiteRun(suite, options).results()
        StandardOutput.write(results.summary + "\n")
        if let junit {
            try OutputFile.write(
                FlowJUnitReport(results, app: app.name).text, to: URL(fileURLWithPath: junit))
        }
        if results.contains(where: { $0.outcome == .failed }) { throw ExitCode(1) }
    }
}

/// `run-flow`: runs one flow in a program of its own, as a device launches an app.
package struct RunFlowCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "run-flow", abstract: "Run the flow that is read from standard input.",
        shouldDisplay: false)

    @OptionGroup var options: FlowRunOptions

    /// The file for the result.
    @Option(help: .hidden)
    var result: String

    /// The app's launch arguments. Foundation reads them from the program's arguments.
    @Argument(parsing: .postTerminator, help: .hidden)
    var arguments: [String] = []

    package init() {}

    package func run() throws {
        let plan = try JSONDecoder().decode(
            FlowPlan.self, from: FileHandle.standardInput.readDataToEndOfFile())
        let (options, file) = (options, URL(fileURLWithPath: result))
        let app = try LabProgram.app(named: options.app)
        Self.runTask {
            var flowApp = app.inFlows
            if let device = options.device { flowApp.device = device.device }
            if let system = options.system { flowApp.system = system.system }
            let runner = FlowRunner(plan, in: flowApp, options.settings) {
                StandardOutput.write($0.lines + "\n")
            }
            try OutputFile.write(try JSONEncoder().encode(await runner.run()), to: file)
        }
    }
}
