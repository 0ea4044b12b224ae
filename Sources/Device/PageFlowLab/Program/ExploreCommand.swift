import ArgumentParser
import Exploration
import ExplorationCommand
import PictureFiles

/// `explore`: explores an app as a user could use it.
package struct ExploreCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract: "Explore an app as its users could, and report faults.",
        discussion: """
            Performs the actions of a user, such as taps, swipes, all ways to go back, text and rotations, in every state that they \
            reach from the launch and from each link, and then random walks. Reports crashes, exceptions, UIKit's warnings, pages \
            without a way back, leaks, unreachable pages, faults of accessibility and more, each with the shortest script. The exit \
            status is 1 if the baseline doesn't contain one of the faults.
            """)

    @Argument(help: LabProgram.helpOfName(in: "explore"))
    var example: String?

    @Option(
        help: LabProgram.help(
            "Explore the app of another package, such as one that `pageflow adopt` has written."),
        completion: .directory)
    var package: String?

    @Option(help: "The device. Default: the one that the app was made for.")
    var device: DeviceOption?

    @Option(help: "The version of iOS to behave as, such as 12 or 17.4; 12 is the oldest.")
    var system: SystemOption?

    @OptionGroup var options: ExploreOptions

    package init() {}

    package func validate() throws {
        if package == nil { _ = try LabProgram.app(named: example) }
    }

    package func run() throws {
        if let package { return try OtherLab(in: package, program: example).run() }
        let (app, device, system, options) = (try LabProgram.app(named: example), device, system, options)
        Self.runTask {
            var explored = app.explored
            if let device { explored.device = device.device }
            if let system { explored.system = system.system }
            try await options.explore(explored)
        }
    }
}
