import ArgumentParser

/// What `pageflow` does by itself: a quick study in the terminal, and a word on where to go on.
struct StudyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "study", abstract: "Play the lifecycle study.", shouldDisplay: false)

    @OptionGroup var trace: TraceCommand

    func run() throws {
        try trace.run()
        guard trace.format == .log else { return }
        print("\nTo use an app in the browser, with its callbacks beside it: swift run pageflow lab")
    }
}
