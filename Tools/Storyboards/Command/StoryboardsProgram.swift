import ArgumentParser
import ProgramIO

/// The program behind `pageflow storyboard`.
@main
struct StoryboardsProgram: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pageflow", abstract: "Read files of Interface Builder.",
        subcommands: [StoryboardCommand.self])

    static func main() {
        StandardOutput.checkAtExit()
        main(nil)
    }
}
