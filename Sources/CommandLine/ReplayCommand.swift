import AppRecording
import ArgumentParser
import ExplorationCommand
import Foundation
import PageFlowLab
import Simulator

/// `pageflow replay`: plays a recording against the app as it is now.
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
        let lab = try labApp(for: recording)
        let output = output
        Self.runTask { try await output.report(on: recording, lab.replay(of: recording)) }
    }

    private func labApp(for recording: RecordingFile) throws -> LabApp {
        guard let name = app ?? recording.app else {
            let names = LabApps.all.map(\.name).joined(separator: ", ")
            throw ValidationError(
                "The recording does not name its app: a test has launched it. Name an example with --app: \(names)"
            )
        }
        return try LabApps.all.example(named: name, \.name)
    }
}
