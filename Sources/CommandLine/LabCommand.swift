import ArgumentParser
import PageFlowLab
import Stress

/// `pageflow lab`: an example in the browser.
struct LabCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lab",
        abstract: "Use an example in the browser, and watch what a device hides.",
        discussion: """
            Prints an address: open it in a browser. The page has the phone, the tree of controllers, the timeline of \
            callbacks, UIKit's console, the navigation queue and the flow; it goes back in time, and writes what was done \
            as a test.

            The lab listens on the loopback alone. With --host other machines reach it, by an address with a token.
            """)

    @Argument(
        help: ArgumentHelp(
            "The example.", discussion: "One of \(LabApps.all.map(\.name).joined(separator: ", ")).")
    )
    var example = "shop"

    @Option(
        name: .customLong("script"), help: "Play a script of `pageflow stress` instead of an example.",
        completion: .file())
    var scriptPath: String?

    @OptionGroup var options: LabOptions

    func validate() throws {
        _ = try app
    }

    func run() throws {
        let app = try app
        MainActor.assumeIsolated { Lab.run(app, options) }
    }

    private var app: LabApp {
        get throws {
            if let scriptPath { return .playing(try StressScript(text: ScriptFile(path: scriptPath).text())) }
            guard let found = LabApps.all.first(where: { $0.name == example }) else {
                let names = LabApps.all.map(\.name).joined(separator: ", ")
                throw ValidationError("There is no example '\(example)'. The examples: \(names)")
            }
            return found
        }
    }
}
