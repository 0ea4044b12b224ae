import ArgumentParser

/// Compares Apple's list of members with the public API of the module UIKit.
@main
struct UIKitCoverage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uikit-coverage",
        abstract: "Says, class by class, which of Apple's UIKit members are there.",
        subcommands: [Generate.self, Check.self, Async.self, Compare.self]
    )
}
