import ArgumentParser
import PictureFiles
import Simulator

extension LabProgram {
    /// `shot`: a picture of the app's first page.
    struct ShotCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "shot", abstract: "Launch the app, and write a picture of its first page.")

        @OptionGroup var device: DeviceOptions

        @Option(help: "The file to write: page.svg or page.png.", completion: .file())
        var to: String

        func run() throws {
            let file = try PictureFile(path: to)
            try MainActor.assumeIsolated {
                let simulator = LabProgram.app.launched(on: device.device, device.system)
                try file.write(simulator.picture())
                for line in simulator.diagnostics { print(line) }
            }
        }
    }
}
