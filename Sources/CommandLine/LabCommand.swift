import ArgumentParser
import PageFlowLab

/// `pageflow lab`: an example in the browser.
struct LabCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lab",
        abstract: "Use an example in the browser, and watch what a device hides.",
        discussion: """
            Prints an address: open it in a browser. The page has the phone, the tree of controllers, the timeline of
            callbacks, UIKit's console, the navigation queue and the flow; it goes back in time, and writes what was
            done as a test.

            The lab listens on the loopback alone. With --host other machines reach it, by an address with a token.
            """)

    @Argument(help: "The example; `pageflow list` names them.")
    var example = "shop"

    @Option(help: "The port to listen on.")
    var port = Lab.port

    @Option(help: "Another address of this machine to listen on, such as 192.168.1.20.")
    var host: String?

    func validate() throws {
        _ = try app
    }

    func run() throws {
        let app = try app
        MainActor.assumeIsolated { Lab.run(app, port: port, host: host) }
    }

    private var app: LabApp {
        get throws {
            guard let found = LabApps.all.first(where: { $0.name == example }) else {
                let names = LabApps.all.map(\.name).joined(separator: ", ")
                throw ValidationError("There is no example '\(example)'. The examples: \(names)")
            }
            return found
        }
    }
}
