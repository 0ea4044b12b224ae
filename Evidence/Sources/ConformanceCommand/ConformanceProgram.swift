import ArgumentParser
import ProgramIO

/// The program behind `pageflow conformance`.
@main
struct ConformanceProgram: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pageflow", abstract: "Compare the runtime with the evidence.",
        subcommands: [ConformanceCommand.self])

    static func main() {
        StandardOutput.checkAtExit()
        main(nil)
    }
}
