import ArgumentParser
import Foundation
import MirrorPackage

/// `adopt sources`: writes the Linux form of Swift folders, for a package that builds on Apple's platforms and on Linux.
struct SourcesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sources",
        abstract: "Write the Linux form of modules' Swift files, to commit next to the originals.",
        discussion: """
            For a package that builds on Apple's platforms and on Linux. Each folder is a module; its files are written to a \
            folder of the same name in the output. The manifest uses the originals on Apple's platforms and the written files \
            on Linux. Edit only the originals: a second run updates the changes, and --check lists them.
            """)

    @Argument(help: "The folders of the modules.", completion: .directory)
    var folders: [String]

    @Option(help: "The output folder for Linux.", completion: .directory)
    var output: String

    @Flag(
        help:
            "Only list the files that differ from their originals, and exit with 1 if there are any."
    )
    var check = false

    @Option(help: .hidden)
    var pageFlow: String?

    func run() throws {
        let sources = try LinuxSources(
            of: folders.map { URL(fileURLWithPath: $0) }, in: URL(fileURLWithPath: output))
        guard check else { return report(try sources.write()) }
        let differences = try sources.differences()
        guard !differences.isEmpty else { return }
        for difference in differences { print(difference) }
        print("repair: pageflow adopt sources \(folders.joined(separator: " ")) --output \(output)")
        throw ExitCode(1)
    }

    private func report(_ paths: [String]) {
        for path in paths { print(path) }
        print(paths.count == 1 ? "1 file written or removed" : "\(paths.count) files written or removed")
    }
}
