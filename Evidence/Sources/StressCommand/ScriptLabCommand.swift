import ArgumentParser
import PageFlowLab
import Stress

/// `pageflow lab --script FILE`: a script of `pageflow stress` in the browser, operation by operation.
struct ScriptLabCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lab", abstract: "Play a script of `pageflow stress` in the browser.")

    @Option(help: "The script.", completion: .file())
    var script: String

    @OptionGroup var options: LabOptions

    func validate() throws { _ = try app }

    func run() throws {
        let app = try app
        MainActor.assumeIsolated { Lab.run(app, options) }
    }

    private var app: LabApp {
        get throws { .playing(try StressScript(text: ScriptFile(path: script).text())) }
    }
}
