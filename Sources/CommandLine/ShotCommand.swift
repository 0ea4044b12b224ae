import ArgumentParser
import Foundation
import Simulator

/// `pageflow shot EXAMPLE`: plays a script of an example and writes a picture of the screen.
struct ShotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shot",
        abstract: "Play an example, and write a picture of its screen.",
        discussion: """
            The picture is of the end of the script. With --steps there is one after the launch and after each step:
            page-0.svg, page-1.svg and so on.

            A file that ends in .png is drawn by rsvg-convert (Debian package librsvg2-bin), in the best font that
            is installed; Inter (fonts-inter) comes nearest to an iPhone's.
            """)

    @Argument(help: "The example to play; `pageflow list` names them.")
    var example = "shop"

    @Option(help: "The script to play, by default the example's first; `pageflow list` names them.")
    var script: String?

    @OptionGroup var options: PictureOptions

    @Flag(help: "Write a picture after the launch and after each step.")
    var steps = false

    @Option(help: "The file to write: page.svg or page.png.", completion: .file())
    var to: String

    func validate() throws {
        _ = try Example.script(named: script, of: example)
        _ = try PictureFile(path: to)
    }

    func run() throws {
        let script = try Example.script(named: script, of: example)
        let file = try PictureFile(path: to)
        try MainActor.assumeIsolated {
            let stage = Stage(options)
            var pictures: [Picture] = []
            stage.afterStep = { pictures.append($0.picture) }
            try stage.play(script)
            guard steps else { return try file.write(stage.picture) }
            for (number, picture) in pictures.enumerated() { try file.numbered(number).write(picture) }
        }
    }
}
