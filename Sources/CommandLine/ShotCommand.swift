import ArgumentParser
import Foundation
import Simulator

/// `pageflow shot EXAMPLE`: plays a script of an example and writes a picture of the screen.
struct ShotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shot",
        abstract: "Play an example, and write a picture of its screen.",
        discussion: "The picture is of the end of the script, or of the moment that --at names.")

    @Argument(help: "The example to play; `pageflow list` names them.")
    var example = "shop"

    @Option(help: "The script to play, by default the example's first; `pageflow list` names them.")
    var script: String?

    @Option(help: "The version of iOS to behave as, such as 12 or 17.4; 12 is the oldest.")
    var system = SystemOption()

    @Option(help: "The file to write: page.svg.")
    var to: String

    func validate() throws {
        _ = try Example.script(named: script, of: example)
    }

    func run() throws {
        let script = try Example.script(named: script, of: example)
        try MainActor.assumeIsolated {
            let stage = Stage(system: system.system, speed: .instant, format: nil)
            try stage.play(script)
            try stage.picture.svg.write(toFile: to, atomically: true, encoding: .utf8)
        }
    }
}
