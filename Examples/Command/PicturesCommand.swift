import ArgumentParser
import Foundation
import PictureFiles
import ProgramIO
import Simulator

/// `pageflow pictures FOLDER`: draws every example, and the page that shows the pictures.
struct PicturesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pictures",
        abstract: "Draw the pictures of docs: every example, step by step, light and dark.",
        discussion: """
            Writes PICTURES.md into the folder, and beside it into pictures: a strip of each script, as `pageflow film
            --strip` draws it, and the films of the README.
            """)

    @Argument(help: "The folder, docs in the repository.", completion: .directory)
    var folder: String

    func run() throws {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        let pictures = folder.appendingPathComponent("pictures", isDirectory: true)
        try OutputFile.makeFolder(pictures)
        try MainActor.assumeIsolated {
            for picture in ExamplePicture.all {
                try OutputFile.write(
                    picture.svg(), to: pictures.appendingPathComponent(picture.fileName))
            }
        }
        try OutputFile.write(PicturesPage.text, to: folder.appendingPathComponent("PICTURES.md"))
    }
}

/// A strip or a film of a script, in one style and on one system.
struct ExamplePicture {
    enum Kind { case strip, film }

    let example: Example
    let script: Script
    let kind: Kind
    let isDark: Bool
    var system = System.default

    /// All strips, and the films of the README.
    static var all: [ExamplePicture] {
        Example.all.flatMap { example in
            example.drawnScripts.flatMap { script in
                [false, true].flatMap { isDark in
                    kinds(of: script, of: example).map { kind in
                        ExamplePicture(example: example, script: script, kind: kind, isDark: isDark)
                    }
                        + example.otherSystems.map { system in
                            ExamplePicture(
                                example: example, script: script, kind: .strip, isDark: isDark,
                                system: system)
                        }
                }
            }
        }
    }

    /// Films show a return across stacks and modals, the two ways of going back, the bank, and transitions that are interrupted.
    private static func kinds(of script: Script, of example: Example) -> [Kind] {
        let filmed = [
            Example.viewControllerFlowWithPageFlow.name: ["any-page"], Example.fullScreenBack.name: ["swipe"],
            Example.bankWithPageFlow.name: ["payment"], Example.gallery.name: ["push", "zoom", "bar"],
        ]
        return filmed[example.name]?.contains(script.name) == true ? [.strip, .film] : [.strip]
    }

    /// The name contains the system if it isn't the default one.
    var fileName: String {
        let kind = kind == .film ? "-film" : system == .default ? "" : "-\(system.version.major)"
        return "\(example.name)-\(script.name)\(kind)\(isDark ? "-dark" : "").svg"
    }

    @MainActor
    func svg() throws -> String {
        let options = try PictureOptions.parse(
            ["--system", "\(system.version.major)"] + (isDark ? ["--dark"] : []))
        let camera = Camera(options)
        return switch kind {
        case .strip: try camera.strip(of: script).svg
        case .film: try camera.film(of: script).svg
        }
    }
}

extension Example {
    /// The scripts that are drawn: all except those that run all others.
    var drawnScripts: [Script] { scripts.filter { $0.name != "all" } }

    /// The systems on which the example is drawn besides the default one. The examples that are apps are drawn in both designs,
    /// that of iOS 18 and that of iOS 26.
    var otherSystems: [System] {
        guard ["shop", "settings", "bank-with-pageflow"].contains(name) else { return [] }
        return [.iOS(18), .iOS(26)].filter { $0 != .default }
    }
}

/// The page that shows the strips.
private enum PicturesPage {
    static var text: String { ([introduction] + Example.all.map(section)).joined(separator: "\n\n") + "\n" }

    private static let introduction = """
        # Pictures of the examples

        Every example, step by step, on an iPhone 16. The shop, the settings and the bank are drawn in both designs, that of
        iOS 18 and that of iOS 26. One command draws all pictures again and writes this page:
        `swift run pageflow pictures docs`. A test compares its output with these files, byte by byte.

        `pageflow film` draws one script, as a film or, with `--strip`, as a row of moments. Options such as `--device`,
        `--text-size`, `--right-to-left` and `--frame` change the device.
        """

    private static func section(of example: Example) -> String {
        let scripts = example.drawnScripts.map { script in
            """
            ### \(script.name)

            \(script.summary)

            `swift run pageflow film \(example.name) --script \(script.name) --strip --to strip.svg`

            \(image(of: "\(example.name)-\(script.name)", script.summary))
            """ + example.otherSystems.map { onSystem($0, script, example) }.joined()
        }
        return (["## \(example.name)", example.summary] + scripts).joined(separator: "\n\n")
    }

    private static func onSystem(_ system: System, _ script: Script, _ example: Example) -> String {
        let major = system.version.major
        let picture = image(of: "\(example.name)-\(script.name)-\(major)", script.summary)
        return "\n\nOn iOS \(major):\n\n\(picture)"
    }

    private static func image(of name: String, _ words: String) -> String {
        """
        <picture><source media="(prefers-color-scheme: dark)" srcset="pictures/\(name)-dark.svg"><img \
        src="pictures/\(name).svg" alt="\(words)"></picture>
        """
    }
}
