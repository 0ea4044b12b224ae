import ArgumentParser
import ProgramIO

/// `pageflow`: the command line of the project. Without a subcommand it runs the life cycle study.
@main
struct PageFlowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pageflow",
        abstract: "Run UIKit apps without a device, and print the callbacks of their pages.",
        discussion:
            "Without a subcommand, play the lifecycle study at wall speed, as its log reads on a device.",
        subcommands: [
            LabCommand.self, AdoptCommand.self, TraceCommand.self, ShotCommand.self, FilmCommand.self,
            PicturesCommand.self, ReportCommand.self, ReplayCommand.self, CoverageCommand.self,
            ListCommand.self, StoryboardCommand.self, ConformanceCommand.self, StressCommand.self,
            ExploreCommand.self, XCTestMainCommand.self, StudyCommand.self,
        ],
        defaultSubcommand: StudyCommand.self)

    static func main() {
        StandardOutput.checkAtExit()
        main(nil)
    }
}
