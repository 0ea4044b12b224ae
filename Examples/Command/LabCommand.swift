import ArgumentParser
import Foundation
import PageFlowLab

/// `pageflow lab`: shows an example in the browser.
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
            "The example; with --package the program.",
            discussion: "One of \(LabApps.all.map(\.name).joined(separator: ", ")).")
    )
    var example: String?

    @Option(help: "Open the lab of another package, such as one that `pageflow adopt` has written.")
    var package: String?

    @Option(help: "Play a script of `pageflow stress` instead of an example.", completion: .file())
    var script: String?

    @OptionGroup var options: LabOptions

    func validate() throws {
        if package == nil, script == nil { _ = try app }
    }

    func run() throws {
        if let package { return try open(package: URL(fileURLWithPath: package)) }
        if script != nil { return try OtherProgram.stress.run(Array(CommandLine.arguments.dropFirst())) }
        let app = try app
        MainActor.assumeIsolated { Lab.run(app, options) }
    }

    private var app: LabApp {
        get throws {
            try LabApps.all.example(named: example ?? "shop", \.name)
        }
    }

    /// Builds the program of another package and runs it with the same options.
    private func open(package: URL) throws {
        let program = try example ?? PackageFolder.labProgram(of: package)
        let lab =
            ["--port", String(options.port)] + (options.host.map { ["--host", $0] } ?? [])
            + (options.watch ? ["--watch"] : [])
        try PackageFolder.swift(["run", program] + lab, in: package)
    }
}
