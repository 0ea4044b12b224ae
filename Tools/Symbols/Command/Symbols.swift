import ArgumentParser

/// The tool for the drawings of system symbols.
@main
struct Symbols: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Pictures of the runtime's symbols, and how often apps use their names.",
        subcommands: [Sheet.self])
}
