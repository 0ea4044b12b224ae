import ArgumentParser

/// `adopt`: ports code for Apple's platforms to Linux.
@main
struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Convert an Xcode project into a package that builds and runs on Linux.",
        subcommands: [AdoptCommand.self, SourcesCommand.self], defaultSubcommand: AdoptCommand.self)
}
