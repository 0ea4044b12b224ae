import ArgumentParser
import PictureFiles
import Simulator

/// `pageflow film EXAMPLE`: runs a script of an example and writes a film.
struct FilmCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film",
        abstract: "Play an example, and write an animated picture of it.",
        discussion: """
            The film is an SVG file that plays in a browser, also as an image of a page. It shows the animations, the
            fingers, and the name of each step below the screen.

            --strip writes a still picture: the screen after the launch and after each step, side by side. A strip can
            also be a .png: see `pageflow help shot`.
            """)

    @Argument(help: "The example to play; `pageflow list` names them.")
    var example = "shop"

    @Option(help: "The script to play, by default the example's first; `pageflow list` names them.")
    var script: String?

    @OptionGroup var options: PictureOptions

    @Flag(help: "Write a row of moments: the launch, and the end of each step.")
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
            let camera = Camera(options)
            if strip {
                try file.write(camera.strip(of: script))
            } else {
                try file.write(camera.film(of: script))
            }
        }
    }
}
