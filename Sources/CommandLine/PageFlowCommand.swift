import ArgumentParser

/// `pageflow`: the command line of the project. Without a subcommand it plays the lifecycle study.
@main
struct PageFlowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pageflow",
        abstract: "Runs UIKit apps without a device and shows what their pages are told.",
        discussion: "Without a subcommand: the lifecycle study at wall speed, as its log reads on a device.",
        subcommands: [
            TraceCommand.self,
            ListCommand.self,
            ConformanceCommand.self,
            StressCommand.self,
            XCTestMainCommand.self,
        ],
        defaultSubcommand: TraceCommand.self)
}
