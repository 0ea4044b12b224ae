import AppRecording
import ArgumentParser
import ExplorationCommand

extension LabProgram {
    /// `replay`: replays a recording with the current version of the app.
    struct ReplayCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "replay",
            abstract: "Play a recording against the app as it is now, and say what differs first.",
            discussion:
                "As `pageflow replay`, for a recording that the lab has saved, or one of an exploration.")

        @Argument(help: "The recording, or the report of a test.", completion: .file())
        var file: String

        @OptionGroup var output: ReplayOptions

        func run() throws {
            let (recording, output) = (try RecordingFile(path: file), output)
            Self.runTask { try await output.report(on: recording, LabProgram.app.replay(of: recording)) }
        }
    }
}
