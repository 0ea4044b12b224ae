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
            Elsewhere<Lab>.self, AdoptCommand.self, TraceCommand.self, Elsewhere<Shot>.self,
            Elsewhere<Film>.self, Elsewhere<Pictures>.self, Elsewhere<Report>.self, Elsewhere<Replay>.self,
            Elsewhere<Coverage>.self, Elsewhere<List>.self, Elsewhere<Storyboard>.self,
            Elsewhere<Conformance>.self, Elsewhere<Stress>.self, Elsewhere<Explore>.self,
            XCTestMainCommand.self,
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
