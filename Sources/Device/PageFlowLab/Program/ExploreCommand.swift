import ArgumentParser
import Exploration
import ExplorationCommand
import Simulator

extension LabProgram {
    /// `explore`: explores the app.
    struct ExploreCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "explore", abstract: "Go every way through the app, and list what is wrong there.",
            discussion: """
                As `pageflow explore`. With --to (or --output) it writes a picture of every page, exploration.json and more into a folder. \
                What ends the program is noted, and the rest is done without it.
                """)

        @OptionGroup var device: DeviceOptions
        @OptionGroup var options: ExploreOptions

        func run() throws {
            let (device, options) = (device, options)
            Self.runTask {
                var app = LabProgram.app.explored
                (app.device, app.system) = (device.device, device.system)
                try await options.explore(app)
            }
        }
    }
}
