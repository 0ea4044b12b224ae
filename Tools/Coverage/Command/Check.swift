import ArgumentParser
import CoverageKit
import Foundation

/// `uikit-coverage check`: exits with 1 if the page is outdated, if a public name isn't Apple's, or if apps can't override a member that
/// they can override on Apple's systems.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Fails if the page isn't current, or if a public name isn't declared as Apple's.",
        discussion: """
            Needs no SDK: it compares with the table of Apple's names, which has their access and the superclasses and protocols of types. \
            `compare` compares the whole declarations.
            """)

    @OptionGroup var options: Options

    func run() throws {
        let (paths, graphs) = (options.paths, try options.graphs())
        let comparison = try paths.comparison(graphs: graphs)
        let isCurrent = try paths.report(graphs: graphs) == String(contentsOf: paths.page, encoding: .utf8)
        let failures =
            comparison.failures + comparison.idle.map { "this exception explains nothing: \($0)" }
            + (isCurrent ? [] : ["docs/UIKIT-COVERAGE.md is not current; repair: \(Repair.command)"])
        for failure in failures { FileHandle.standardError.write(Data("uikit-coverage: \(failure)\n".utf8)) }
        guard failures.isEmpty else {
            print(
                """
                repair: declare a member as Apple does (`open` in the class itself, with a line that calls the work in the extension),
                make it package, or give the reason in Tools/Coverage/sdk-exceptions.json
                """)
            throw ExitCode(1)
        }
        print("uikit-coverage: docs/UIKIT-COVERAGE.md is current, and every public name is Apple's")
    }
}
