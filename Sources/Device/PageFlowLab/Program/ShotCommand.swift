import ArgumentParser
import PictureFiles
import Simulator

/// `shot`: writes a picture of an app, at the end of a script if it has scripts.
package struct ShotCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        let pixels = """
            rsvg-convert (Debian package librsvg2-bin) draws a file that ends in .png, in the best installed font;
            Inter (fonts-inter) is most similar to an iPhone's font.
            """
        guard LabProgram.hasSeveralApps else {
            return CommandConfiguration(
                commandName: "shot", abstract: "Launch the app, and write a picture of its first page.",
                discussion: pixels)
        }
        return CommandConfiguration(
            commandName: "shot",
            abstract: "Play an example, and write a picture of its screen.",
            discussion: """
                The picture shows the end of the script. --steps writes one after the launch and after each step:
                page-0.svg, page-1.svg and so on. --at writes them during the steps, while something moves.

                \(pixels)
                """)
    }

    @Argument(help: LabProgram.help("The example to play; `pageflow list` names them."))
    var example = LabProgram.apps[0].name

    @Option(
        help: LabProgram.help(
            "Launch the app of another package instead, such as one that `pageflow adopt` has written; its own `shot` chooses a device."
        ),
        completion: .directory)
    var package: String?

    @Option(
        help: LabProgram.help(
            "The script to play, by default the example's first; `pageflow list` names them."))
    var script: String?

    @OptionGroup var options: PictureOptions

    @Flag(help: LabProgram.help("Write a picture after the launch and after each step."))
    var steps = false

    @Option(
        help: LabProgram.help(
            "The time of the picture, in seconds after the beginning of the step, such as in the middle of a push."
        ))
    var at: Double?

    @Option(help: "The file to write: page.svg or page.png.", completion: .file())
    var to: String

    package init() {}

    package func validate() throws {
        _ = try PictureFile(path: to)
        if package == nil { _ = try LabProgram.app(named: example) }
        if let at, !(0...60).contains(at) {
            throw ValidationError("--at takes the seconds since the step has begun, from 0 to 60.")
        }
    }

    package func run() throws {
        if let package {
            let program = example == LabProgram.apps[0].name ? nil : example
            return try OtherLab(in: package, program: program).run()
        }
        let (app, file) = (try LabProgram.app(named: example), try PictureFile(path: to))
        try MainActor.assumeIsolated {
            let pictures = try app.draw(options, script, at).map(framed)
            guard steps else { return try pictures.last.map(file.write) ?? () }
            for (number, picture) in pictures.enumerated() { try file.numbered(number).write(picture) }
        }
    }

    @MainActor
    private func framed(_ picture: Picture) -> Picture {
        options.frame ? DeviceFrame(of: options.device.device.spec).picture(around: picture) : picture
    }
}
