import AppRecording
import ArgumentParser
import Exploration
import ExplorationCommand
import Foundation
import ProgramIO

/// `replay`: replays a recording with the current version of the app.
package struct ReplayCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Play a recording with the current app, and report the first difference.",
        discussion: """
            The recording is a file that the lab has saved (Export, Recording), or the report of a test. The app is launched again, \
            and the recorded actions are repeated at the same times. The command prints the first moment at which the callbacks, the \
            controllers or the picture differ; the exit status is then 1. It writes both pictures and their difference to files.
            """)

    @Argument(help: "The recording, or the report of a test.", completion: .file())
    var file: String

    @Option(help: LabProgram.help("The example to launch. Default: the one that the recording names."))
    var app: String?

    @Option(
        help: LabProgram.help(
            "Play it with the app of another package, such as one that `pageflow adopt` has written."))
    var package: String?

    @Option(
        name: .customLong("to"), help: "The folder for the pictures of a difference.",
        completion: .directory)
    var folder = "."

    package init() {}

    package func run() throws {
        if let package { return try OtherLab(in: package, program: app).run() }
        let recording = try RecordingFile(path: file)
        let app = try LabProgram.app(named: name(of: recording))
        let command = self
        Self.runTask { try await command.report(on: recording, app.explored.replay(of: recording)) }
    }

    private func name(of recording: RecordingFile) throws -> String? {
        guard LabProgram.hasSeveralApps else { return nil }
        guard let name = app ?? recording.app else {
            let names = LabProgram.apps.map(\.name).joined(separator: ", ")
            throw ValidationError(
                "The recording does not name its app: a test has launched it. If the test launches an example as it is, name "
                    + "it with --app: \(names). A test that shows pages of its own, as tests with a Stage do, has no app "
                    + "that replay can launch: run the test again."
            )
        }
        return name
    }

    /// Prints the result of a replay, and throws status 1 if there is a difference.
    @MainActor
    private func report(on file: RecordingFile, _ replay: Replay) async throws {
        for words in file.unrepeatable {
            print("Not repeated, as only its words are recorded: \(words)")
        }
        guard let difference = await replay.firstDifference() else {
            print("Nothing differs: \(file.steps.count) steps, \(file.checks.count) moments compared.")
            return
        }
        print(difference)
        for (name, svg) in difference.pictures {
            let url = URL(fileURLWithPath: folder).appendingPathComponent("\(name).svg")
            try OutputFile.makeFolder(url.deletingLastPathComponent())
            try OutputFile.write(svg, to: url)
            print("\(name): \(url.path)")
        }
        throw ExitCode.failure
    }
}

extension RecordingFile {
    /// Reads a recording, or the one in a report.
    fileprivate init(path: String) throws {
        let data = try InputFile.data(of: URL(fileURLWithPath: path))
        do {
            try self.init(data)
        } catch {
            throw ValidationError("\(path): \(error)")
        }
    }
}
