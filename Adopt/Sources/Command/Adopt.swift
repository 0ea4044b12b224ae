import ArgumentParser

/// `adopt`: ports code for Apple's platforms to Linux.
@main
struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt", abstract: "Make a package of an Xcode project that builds and runs on Linux.",
        subcommands: [AdoptCommand.self, SourcesCommand.self], defaultSubcommand: AdoptCommand.self)
}
