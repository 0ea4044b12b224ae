import ArgumentParser

/// The tool for the drawings of system symbols.
@main
struct Symbols: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "symbols",
        abstract: "Show the runtime's symbols, and count how often apps use their names.",
        subcommands: [Count.self, Sheet.self])
}
