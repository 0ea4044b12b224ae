import AppRecording
import ArgumentParser
import ExplorationCommand
import Foundation
import PageFlowLab
import Simulator

/// `pageflow replay`: replays a recording with the current version of the app.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Play a recording against the app as it is now, and say what differs first.",
        discussion: """
            The recording is a file that the lab has saved (Export, Recording), or the report of a test. The app is launched anew, \
            and what was done is done at the same times. The first moment at which the callbacks, the controllers or the picture \
            are others is printed; the exit status is 1 then. Of a picture that differs, both and the difference are written.
            """)

    @Argument(help: "The recording, or the report of a test.", completion: .file())
    var file: String

    @Option(help: "The example to launch. Default: the one that the recording names.")
    var app: String?

    @Option(help: "Play it against the app of another package, one that `pageflow adopt` has written.")
    var package: String?

    @OptionGroup var output: ReplayOptions

    func run() throws {
        if let package {
            let folder = URL(fileURLWithPath: package)
            let path = URL(fileURLWithPath: file).path
            let program = try app ?? PackageFolder.labProgram(of: folder)
            return try PackageFolder.swift(
                ["run", program, "replay", path, "--to", URL(fileURLWithPath: output.folder).path], in: folder
            )
        }
        let recording = try RecordingFile(path: file)
        let name = try self.name(of: recording)
        let output = output
        if let explored = ExploredExamples.all.first(where: { $0.name == name && !LabApps.has(name) }) {
            Self.runTask { try await output.report(on: recording, explored.replay(of: recording)) }
        }
        let lab = try LabApps.all.example(named: name, \.name)
        Self.runTask { try await output.report(on: recording, lab.replay(of: recording)) }
    }

    private func name(of recording: RecordingFile) throws -> String {
        guard let name = app ?? recording.app else {
            let names = LabApps.all.map(\.name).joined(separator: ", ")
            throw ValidationError(
                "The recording does not name its app: a test has launched it. If the test launches an example as it is, name "
                    + "it with --app: \(names). A test that shows pages of its own, as tests with a Stage do, has no app "
                    + "that replay can launch: run the test again."
            )
        }
        return name
    }
}
