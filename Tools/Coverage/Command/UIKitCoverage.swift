import ArgumentParser

/// Compares the public API of the module UIKit with Apple's names, or with the declarations of an SDK.
@main
struct UIKitCoverage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uikit-coverage",
        abstract: "Reports, type by type, which part of Apple's UIKit is available.",
        subcommands: [Generate.self, Check.self, Compare.self]
    )
}
