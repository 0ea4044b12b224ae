import ArgumentParser
import DocumentPages
import LifecycleStudy
import PageFlowLab
import ProgramIO
import ViewControllerFlow

/// The program behind the commands of `pageflow` that need the examples.
@main
struct ExamplesProgram: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pageflow",
        abstract: "Run UIKit apps without a device, and print the callbacks of their pages.",
        subcommands: [
            LabCommand.self, TraceCommand.self, ShotCommand.self, FilmCommand.self, PicturesCommand.self,
            DriveCommand.self, ReportCommand.self, ReplayCommand.self, CoverageCommand.self,
            ListCommand.self, ExploreCommand.self, StudyCommand.self, RunFlowsCommand.self,
            RunFlowCommand.self,
        ],
        defaultSubcommand: StudyCommand.self)

    static func main() {
        StandardOutput.checkAtExit()
        LabProgram.apps = ExampleApps.all
        main(nil)
    }
}

extension Example {
    static let all = [
        lifecycleStudy, lifecycleStudyWithPageFlow, viewControllerFlow, viewControllerFlowWithPageFlow,
        backButton, fullScreenBack, gallery, shop, settings, bankWithPageFlow,
    ]
}

extension Stage {
    /// Makes the examples write their logs with a closure.
    static func redirectLogs(to write: @escaping (String) -> Void) {
        StudyLog.write = write
        FlowLog.write = write
        PageLog.write = write
    }
}
