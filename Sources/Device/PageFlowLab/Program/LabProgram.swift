import ArgumentParser

/// The command line of an app's program. Without a subcommand it opens the lab.
struct LabProgram: ParsableCommand {
    /// The app of the program.
    @MainActor static var app: LabApp!

    static let configuration = CommandConfiguration(
        commandName: "app", abstract: "Use, draw and explore an app on Linux.",
        subcommands: [OpenCommand.self, ShotCommand.self, ExploreCommand.self, ReplayCommand.self],
        defaultSubcommand: OpenCommand.self)

    /// The app in the browser.
    struct OpenCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "lab", abstract: "Use the app in the browser.")

        @OptionGroup var options: LabOptions

        func run() throws {
            MainActor.assumeIsolated { Lab.run(LabProgram.app, options) }
        }
    }
}
