import ArgumentParser

/// Checks on Linux whether sources compile with Apple's compiler.
@main
struct AppleSide: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apple-side",
        abstract: "Checks PageFlow, its tests and the examples against a UIKit in Apple's shape.",
        subcommands: [Check.self]
    )
}
