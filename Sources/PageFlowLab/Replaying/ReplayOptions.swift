import AppRecording
import ArgumentParser
import Foundation
import ProgramIO
import Simulator

/// The options of `replay`.
package struct ReplayOptions: ParsableArguments {
    @Option(
        name: .customLong("to"), help: "The folder for the pictures of a difference.",
        completion: .directory)
    package var folder = "."

    package init() {}

    /// Replays a recording, prints the result, and ends the program with status 1 if something differs.
    @MainActor
    package func report(on file: RecordingFile, _ replay: Replay) async throws {
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
    package init(path: String) throws {
        let data = try InputFile.data(of: URL(fileURLWithPath: path))
        do {
            try self.init(data)
        } catch {
            throw ValidationError("\(path): \(error)")
        }
    }
}

extension LabApp {
    /// What replays a recording of this app.
    @MainActor
    package func replay(of file: RecordingFile) -> Replay {
        Replay(of: file, application: application) { simulator in
            if case .launch(let launch) = start { launch(simulator, nil) }
        }
    }
}
