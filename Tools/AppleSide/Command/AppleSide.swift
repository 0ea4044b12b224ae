import ArgumentParser

/// Checks on Linux what Apple's compiler will say.
@main
struct AppleSide: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apple-side",
        abstract: "Checks PageFlow, its tests and the examples against a UIKit in Apple's shape.",
        subcommands: [Check.self]
    )
}
