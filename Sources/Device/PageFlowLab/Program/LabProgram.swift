import ArgumentParser
import Synchronization

/// The command line of a program with apps. Without a subcommand, it opens the lab.
package struct LabProgram: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "app", abstract: "Use, draw, drive and explore an app on Linux.",
        subcommands: [
            LabCommand.self, ShotCommand.self, DriveCommand.self, ExploreCommand.self, ReplayCommand.self,
            RunFlowsCommand.self, RunFlowCommand.self,
        ],
        defaultSubcommand: LabCommand.self)

    private static let programApps = Mutex<[LabApp]>([])

    /// The apps of the program, which the commands find by their names. The first is the default.
    package static var apps: [LabApp] {
        get { programApps.withLock { $0 } }
        set { programApps.withLock { $0 = newValue } }
    }

    package init() {}
}

// What the commands declare only where there are several apps: the app's name, and what only these apps have.
extension LabProgram {
    static var hasSeveralApps: Bool { apps.count > 1 }

    static func help(_ abstract: String, _ discussion: String = "") -> ArgumentHelp {
        ArgumentHelp(abstract, discussion: discussion, visibility: hasSeveralApps ? .default : .hidden)
    }

    /// The help of the argument that names an app.
    static func helpOfName(in command: String) -> ArgumentHelp {
        let names = apps.filter { !$0.unlisted.contains(command) }.map(\.name).joined(separator: ", ")
        return help("The example; with --package the program.", "One of \(names).")
    }

    /// The app with a name, by default the first.
    static func app(named name: String?) throws -> LabApp {
        guard let app = apps.first(where: { $0.name == name ?? apps[0].name }) else {
            let names = apps.map(\.name).joined(separator: ", ")
            throw ValidationError("There is no example '\(name ?? "")'. The examples: \(names)")
        }
        return app
    }
}
