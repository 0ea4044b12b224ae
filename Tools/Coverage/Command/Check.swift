import ArgumentParser
import CoverageKit
import Foundation

/// `uikit-coverage check`: exits with 1 if the page or an `async` variant is outdated, if a public member isn't Apple's, or if apps can't
/// override a member that they can override on Apple's systems.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Fails when the page is not current, or when a public member is not as Apple's is.")

    @OptionGroup var options: Options

    func run() throws {
        let paths = options.paths
        let coverage = try paths.coverage(graphs: options.graphs())
        let failures = [
            unexplained(coverage.unexplained), notOverridable(coverage.notOverridable),
            idle(coverage.idleExceptions), try outdatedForms(coverage, paths),
            outdated(coverage, paths.page),
        ].compactMap(\.self)
        for failure in failures {
            FileHandle.standardError.write(Data((failure + "\n").utf8))
        }
        guard failures.isEmpty else { throw ExitCode(1) }
        print("uikit-coverage: docs/UIKIT-COVERAGE.md is current, and every public member is Apple's")
    }

    private func notOverridable(_ names: [String]) -> String? {
        guard !names.isEmpty else { return nil }
        return """
            uikit-coverage: apps override these on Apple's systems and cannot here:
            \(names.map { "  \($0)" }.joined(separator: "\n"))
            repair: declare them `open` in the class itself, with a line that calls the work in the extension,
            or say in Tools/Coverage/swift-only.json why Apple's cannot be overridden either
            """
    }

    private func outdatedForms(_ coverage: Coverage, _ paths: Paths) throws -> String? {
        let names = try AsyncFiles(coverage.asyncForms, in: paths).outdated()
        guard !names.isEmpty else { return nil }
        return """
            uikit-coverage: the forms with `async` are not current: \(names.joined(separator: ", "))
            repair: \(Repair.asyncCommand)
            """
    }

    private func unexplained(_ names: [String]) -> String? {
        guard !names.isEmpty else { return nil }
        return """
            uikit-coverage: Apple's list lacks these public members of UIKit:
            \(names.map { "  \($0)" }.joined(separator: "\n"))
            repair: make them package or internal, correct the name, or explain them in Tools/Coverage/exceptions.json
            (a name that no rule of the importer gives belongs in Tools/Coverage/renames.json)
            """
    }

    private func idle(_ names: [String]) -> String? {
        guard !names.isEmpty else { return nil }
        return """
            uikit-coverage: these exceptions explain nothing: \(names.joined(separator: ", "))
            repair: take them out of Tools/Coverage/exceptions.json or swift-only.json
            """
    }

    private func outdated(_ coverage: Coverage, _ page: URL) -> String? {
        let written = try? String(contentsOf: page, encoding: .utf8)
        guard written != Report(coverage).markdown else { return nil }
        return """
            uikit-coverage: docs/UIKIT-COVERAGE.md is \(written == nil ? "missing" : "not current")
            repair: \(Repair.command)
            """
    }
}
