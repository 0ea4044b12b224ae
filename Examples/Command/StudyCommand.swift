import ArgumentParser

/// `pageflow` without arguments: a quick study in the terminal, with a hint about the next command.
struct StudyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "study", abstract: "Play the lifecycle study.", shouldDisplay: false)

    @OptionGroup var trace: TraceCommand

    func run() throws {
        try trace.run()
        guard trace.format == .log else { return }
        print("\nTo use an app in the browser, with its callbacks next to it: swift run pageflow lab")
    }
}
