import ArgumentParser
import Foundation
import MirrorPackage

/// `adopt sources`: writes the Linux form of Swift folders, for a package that builds on Apple's platforms and on Linux.
struct SourcesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sources",
        abstract: "Write the Swift files of modules as Linux compiles them, to be kept beside the originals.",
        discussion: """
            For a package that Apple's systems and Linux build. Each folder is a module; its files go to a folder of the same \
            name in the output. The manifest names the original on Apple's systems and what was written on Linux. Only the \
            originals are edited: a second run writes what has changed, and --check says whether there is anything.
            """)

    @Argument(help: "The folders of the modules.", completion: .directory)
    var folders: [String]

    @Option(help: "Where the folders for Linux are written.", completion: .directory)
    var output: String

    @Flag(
        help:
            "Write nothing: print the files that are not what the originals give, and exit with 1 if there are any."
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
