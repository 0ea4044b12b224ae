import ArgumentParser
import ProgramIO

/// The program behind `pageflow stress`, and behind `pageflow lab --script`.
@main
struct StressProgram: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pageflow", abstract: "Perform random operations, and replay them.",
        subcommands: [StressCommand.self, ScriptLabCommand.self])

    static func main() {
        StandardOutput.checkAtExit()
        main(nil)
    }
}
