import ArgumentParser
import Exploration
import ExplorationCommand
import Foundation
import PictureFiles

/// `pageflow explore`: explores an app as a user could use it.
struct ExploreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract: "Go every way through an app, and list what is wrong there.",
        discussion: """
            Taps, swipes, goes back in every form, types, turns the device, and so on, from the launch and from every link, to every state \
            that is found; then random walks. Lists what ends the program, exceptions and UIKit's complaints, pages without a way back, \
            leaks, pages that no way reaches, faults of accessibility and more, each with its shortest script. The exit status is 1 where \
            there is a fault that the baseline does not know.
            """)

    @Argument(
        help: ArgumentHelp(
            "The example; with --package the program.",
            discussion: "One of \(ExploredExamples.all.map(\.name).joined(separator: ", ")).")
    )
    var example: String?

    @Option(
        help: "Explore the app of another package, such as one that `pageflow adopt` has written.",
        completion: .directory)
    var package: String?

    @Option(help: "The device. Default: the one that the app was made for.")
    var device: DeviceOption?

    @Option(help: "The version of iOS to behave as, such as 12 or 17.4; 12 is the oldest.")
    var system: SystemOption?

    @OptionGroup var options: ExploreOptions

    func validate() throws {
        if package == nil { _ = try app }
    }

    func run() throws {
        if let package { return try explore(package: URL(fileURLWithPath: package)) }
        let (app, options) = (try app, options)
        Self.runTask { try await options.explore(app) }
    }

    private var app: ExploredApp {
        get throws {
            var app = try ExploredExamples.all.example(named: example ?? "shop", \.name)
            if let device { app.device = device.device }
            if let system { app.system = system.system }
            return app
        }
    }

    /// Builds the program of another package, which then explores its app with the same options.
    private func explore(package: URL) throws {
        let program = try example ?? PackageFolder.labProgram(of: package)
        let chosen =
            (device.map { ["--device", $0.defaultValueDescription] } ?? [])
            + (system.map { ["--system", $0.defaultValueDescription] } ?? [])
        try PackageFolder.swift(["run", program, "explore"] + chosen + options.arguments, in: package)
    }
}
