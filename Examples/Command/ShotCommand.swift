import ArgumentParser
import Foundation
import PictureFiles
import Simulator

/// `pageflow shot EXAMPLE`: runs a script of an example and writes a picture of the screen.
struct ShotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shot",
        abstract: "Play an example, and write a picture of its screen.",
        discussion: """
            The picture is of the end of the script. With --steps there is one after the launch and after each step:
            page-0.svg, page-1.svg and so on. With --at they are of the time when something still moves.

            A file that ends in .png is drawn by rsvg-convert (Debian package librsvg2-bin), in the best font that
            is installed; Inter (fonts-inter) comes nearest to an iPhone's.
            """)

    @Argument(help: "The example to play; `pageflow list` names them.")
    var example = "shop"

    @Option(
        help:
            "Launch the app of another package instead, such as one that `pageflow adopt` has written; its own `shot` chooses a device.",
        completion: .directory)
    var package: String?

    @Option(help: "The script to play, by default the example's first; `pageflow list` names them.")
    var script: String?

    @OptionGroup var options: PictureOptions

    @Flag(help: "Write a picture after the launch and after each step.")
    var steps = false

    @Option(help: "The picture of so many seconds after the step has begun, in the middle of a push, say.")
    var at: Double?

    @Option(help: "The file to write: page.svg or page.png.", completion: .file())
    var to: String

    func validate() throws {
        _ = try PictureFile(path: to)
        guard package == nil else { return }
        _ = try Example.script(named: script, of: example)
        if let at, !(0...60).contains(at) {
            throw ValidationError("--at takes the seconds since the step has begun, from 0 to 60.")
        }
    }

    func run() throws {
        if let package { return try shoot(package: URL(fileURLWithPath: package)) }
        let script = try Example.script(named: script, of: example)
        let file = try PictureFile(path: to)
        try MainActor.assumeIsolated {
            let pictures = try pictures(of: script)
            guard steps else { return try pictures.last.map(file.write) ?? () }
            for (number, picture) in pictures.enumerated() { try file.numbered(number).write(picture) }
        }
    }

    /// Builds the program of another package, which then draws the picture.
    private func shoot(package: URL) throws {
        let program = try PackageFolder.labProgram(of: package)
        try PackageFolder.swift(["run", program, "shot", "--to", URL(fileURLWithPath: to).path], in: package)
    }

    /// One picture after the launch, and one after each step: at the given time, or when the app settles before.
    @MainActor
    private func pictures(of script: Script) throws -> [Picture] {
        let stage = Stage(options, application: script.application)
        var pictures: [Picture] = []
        var early: Picture?
        stage.beforeStep = { stage, _ in
            early = nil
            if let at { stage.simulator.look(after: at) { early = stage.picture } }
        }
        stage.afterStep = { pictures.append(early ?? $0.picture) }
        try stage.play(script)
        return pictures.map(framed)
    }

    @MainActor
    private func framed(_ picture: Picture) -> Picture {
        options.frame ? DeviceFrame(of: options.device.device.spec).picture(around: picture) : picture
    }
}
