import ArgumentParser
import CoverageKit
import Foundation

/// `uikit-coverage generate`: writes the page.
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Writes docs/UIKIT-COVERAGE.md.")

    @OptionGroup var options: Options

    func run() throws {
        let paths = options.paths
        let report = try paths.report(graphs: options.graphs())
        try report.write(to: paths.page, atomically: true, encoding: .utf8)
        print("wrote \(paths.page.path)")
    }
}
