import ArgumentParser
import Simulator

/// `pageflow film EXAMPLE`: plays a script of an example and writes a picture that moves.
struct FilmCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film",
        abstract: "Play an example, and write an animated picture of it.",
        discussion: """
            The film is one SVG that plays by itself in a browser, and where a page shows it as an image. It shows what
            moves, where fingers are, and the name of each step below the screen.

            With --strip it is a picture that stands: the screen after the launch and after each step, side by side. A
            strip may be a .png as well: see `pageflow help shot`.
            """)

    @Argument(help: "The example to play; `pageflow list` names them.")
    var example = "shop"

    @Option(help: "The script to play, by default the example's first; `pageflow list` names them.")
    var script: String?

    @OptionGroup var options: PictureOptions

    @Flag(help: "Write a row of moments instead: the launch, and the end of each step.")
    var strip = false

    @Option(help: "The file to write: flow.svg.", completion: .file())
    var to: String

    func validate() throws {
        _ = try Example.script(named: script, of: example)
        if try PictureFile(path: to).isPixels, !strip {
            throw ValidationError("A film is an .svg; with --strip its moments can be a .png.")
        }
    }

    func run() throws {
        let script = try Example.script(named: script, of: example)
        let file = try PictureFile(path: to)
        try MainActor.assumeIsolated {
            let spec = options.device.device.spec
            if strip {
                try file.write(FilmStrip(for: spec, options.style).picture(of: stills(of: script)))
            } else {
                try file.write(FilmSheet(for: spec, options.style).film(of: moments(of: script)))
            }
        }
    }

    /// The launch and the end of each step.
    @MainActor
    private func stills(of script: Script) throws -> [ScreenMoment] {
        let stage = Stage(options)
        var name = "Launch"
        var stills: [ScreenMoment] = []
        stage.beforeStep = { name = $1 }
        stage.afterStep = { stage in
            stills.append(ScreenMoment(screen: stage.picture, caption: name, seconds: 0))
            name = "Launch"
        }
        try stage.play(script)
        return stills
    }

    /// All that moves, and rests between.
    @MainActor
    private func moments(of script: Script) throws -> [ScreenMoment] {
        let stage = Stage(options)
        let recorder = ScreenRecorder(of: stage.simulator, framesPerSecond: 30)
        recorder.caption = "Launch"
        stage.beforeStep = { recorder.announce($1) }
        stage.afterStep = { _ in recorder.rest(for: 1) }
        try stage.play(script)
        return recorder.moments
    }
}
