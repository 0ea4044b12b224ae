import AppRecording
import ArgumentParser
import ExplorationCommand
import PageFlowLab

/// `replay`: plays a recording against the app as it is now.
struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play a recording against the app as it is now, and say what differs first.",
        discussion: "As `pageflow replay`, for a recording that the lab has saved, or one of an exploration.")

    @Argument(help: "The recording, or the report of a test.", completion: .file())
    var file: String

    @OptionGroup var output: ReplayOptions

    func run() throws {
        let (recording, output) = (try RecordingFile(path: file), output)
        Self.runTask {
            let app = AdoptedAppCommand.app.labApp
            try await output.report(on: recording, app.replay(of: recording))
        }
    }
}
