import ArgumentParser

/// Compares the public API of the module UIKit with Apple's names, or with the declarations of an SDK.
@main
struct UIKitCoverage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uikit-coverage",
        abstract: "Says, type by type, which of Apple's UIKit is there.",
        subcommands: [Generate.self, Check.self, Compare.self]
    )
}
