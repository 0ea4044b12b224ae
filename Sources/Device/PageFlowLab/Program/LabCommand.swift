import ArgumentParser
import Foundation

/// `lab`: shows an app in the browser.
package struct LabCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "lab",
            abstract:
                "Use \(LabProgram.hasSeveralApps ? "an example" : "the app") in the browser, and watch what a device hides.",
            discussion: """
                Prints an address to open in a browser. The page shows the phone, the tree of controllers, the timeline of \
                callbacks, UIKit's console, the navigation queue and the flow. It returns to earlier moments, and writes your \
                actions as a test.

                The lab listens on the loopback address. With --host, other machines can open it at an address with a token.
                """)
    }

    @Argument(help: LabProgram.helpOfName(in: "lab"))
    var example: String?

    @Option(
        help: LabProgram.help(
            "Open the lab of another package, such as one that `pageflow adopt` has written."))
    var package: String?

    @Option(
        help: LabProgram.help("Play a script of `pageflow stress` instead of an example."),
        completion: .file())
    var script: String?

    @OptionGroup var options: LabOptions

    package init() {}

    package func validate() throws {
        if package == nil { _ = try LabProgram.app(named: example) }
        if script != nil { throw ValidationError("Only `pageflow lab --script FILE` plays a script.") }
    }

    package func run() throws {
        guard let package else {
            let app = try LabProgram.app(named: example)
            return MainActor.assumeIsolated { Lab.run(app, options) }
        }
        let other = try OtherLab(in: package, program: example)
        // With --watch, the lab builds the package of its folder.
        _ = FileManager.default.changeCurrentDirectoryPath(package)
        try other.run()
    }
}
