import ArgumentParser
import Foundation
import ProgramIO

/// `pageflow`: the command line of the project. Without a subcommand it runs the life cycle study.
@main
struct PageFlowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pageflow",
        abstract: "Run UIKit apps without a device, and print the callbacks of their pages.",
        discussion:
            "Without a subcommand, play the lifecycle study at wall speed, as its log reads on a device.",
        subcommands: [
            Lab.self, AdoptCommand.self, TraceCommand.self, Shot.self, Film.self, Pictures.self, Drive.self,
            Report.self, Replay.self, Coverage.self, List.self, Storyboard.self, Conformance.self,
            Stress.self, Explore.self, XCTestMainCommand.self,
        ])

    static func main() {
        StandardOutput.checkAtExit()
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let program = OtherProgram(performing: arguments) else { return main(nil) }
        do { try program.run(arguments) } catch { exit(withError: error) }
    }
}

extension Example {
    /// The example that this program contains.
    static let all = [shop]
}

extension Stage {
    /// The shop has no log of its own.
    static func redirectLogs(to write: @escaping (String) -> Void) {}
}
