import ArgumentParser
import Foundation

/// `pageflow adopt`: passes its arguments to the program of the package Adopt, which the first call builds. Adopt is a package of its own
/// because it needs swift-syntax, which the other commands don't build.
struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Convert an Xcode project into a package that builds and runs on Linux.",
        discussion: """
            pageflow adopt PATH [--output DIR] [--target NAME]: PATH is an .xcodeproj, a folder with one, a package, or a \
            folder of sources. The command doesn't edit it. pageflow adopt sources FOLDER… --output DIR writes the Linux form of modules, \
            for a package that both systems build. `pageflow adopt --help-adopt` lists all options. The first call builds the package \
            Adopt, which takes about two minutes.
            """)

    @Flag(name: .customLong("help-adopt"), help: "List all options.")
    var helpAdopt = false

    @Argument(parsing: .allUnrecognized, help: "The project, and options.")
    var arguments: [String] = []

    func run() throws {
        let package = PackageFolder.pageFlow
        let call =
            [
                "run", "-c", OtherProgram.configuration, "--package-path",
                package.appendingPathComponent("Adopt").path,
                "adopt",
            ]
            + (helpAdopt ? (arguments.isEmpty ? ["project"] : arguments) + ["--help"] : arguments) + [
                "--page-flow", package.path,
            ]
        try PackageFolder.swift(call)
    }
}
