import ArgumentParser
import PictureFiles
import Simulator

/// `pageflow trace EXAMPLE`: runs a script of an example and prints the events.
struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Play an example, and print the callbacks of its pages.",
        discussion: """
            A script is a sequence of user steps. After each of them the app settles.

            Formats:
              log     the app's own messages, with time and process
              lines   only the app's own messages
              events  every callback of every controller: Controller.callback
              json    the callbacks as an array, one object a line, with the keys
                      controller, callback, animated (true, false or null),
                      time (seconds of the app's clock), turn (of its run loop)
            """)

    @Argument(help: "The example to play; `pageflow list` names them.")
    var example = "lifecycle-study"

    @Option(help: "The script to play, by default the example's first; `pageflow list` names them.")
    var script: String?

    @Option(help: "The version of iOS to behave as, such as 12 or 17.4; 12 is the oldest.")
    var system = SystemOption()

    @Option(
        help:
            "The speed of the app's clock. wall: a second of the app takes a second; instant: the clock jumps."
    )
    var speed = Speed.wall

    @Option(help: "The format of the output.")
    var format = OutputFormat.log

    func validate() throws {
        _ = try Example.script(named: script, of: example)
    }

    func run() throws {
        let script = try Example.script(named: script, of: example)
        try MainActor.assumeIsolated {
            let stage = Stage(for: script, system: system.system, speed: speed, format: format)
            try stage.play(script)
        }
    }
}

/// The speed of the app's clock.
enum Speed: String, CaseIterable, ExpressibleByArgument {
    case wall, instant
}

/// The format of the output.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case log, lines, events, json
}
