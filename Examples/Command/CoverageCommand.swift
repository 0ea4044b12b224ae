import AppRecording
import ArgumentParser
import Exploration
import Foundation
import ProgramIO

/// `pageflow coverage`: reports which pages, transitions and guards of an app its tests covered.
struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Report which pages, transitions and guards of an app its tests covered.",
        discussion: """
            Tests that run with PAGEFLOW_COVERAGE=FOLDER write into that folder; the files of several processes and machines are \
            merged. With --of, the total is the result of an exploration: the folder of `pageflow explore`. Without it, the total is \
            the pages that the tests reached, and the segues that storyboards contain for these pages.
            """)

    @Argument(help: "The folder. Folders in it are read as well.", completion: .directory)
    var folder: String

    @Option(name: .customLong("of"), help: "The folder of an exploration.", completion: .directory)
    var exploration: String?

    @Option(
        name: .customLong("to"),
        help: "Write coverage.html, flow.svg, coverage.json and coverage.md into a folder.",
        completion: .directory)
    var output: String?

    @Option(help: "The minimum share of pages, in percent; the exit status is 1 if it is less.")
    var pages: Double?

    @Option(help: "The minimum share of transitions, in percent.")
    var ways: Double?

    @Option(help: "The minimum share of guards, in percent.")
    var guards: Double?

    func validate() throws {
        for (name, least) in [("pages", pages), ("ways", ways), ("guards", guards)] {
            guard let least, !(0...100).contains(least) else { continue }
            throw ValidationError("--\(name) takes a share in percent, from 0 to 100.")
        }
    }

    func run() throws {
        if let output { try OutputFile.makeFolder(URL(fileURLWithPath: output)) }
        let (met, faults) = CoverageFile.merged(in: URL(fileURLWithPath: folder))
        for fault in faults { StandardError.write("Left out: \(fault)") }
        guard met.pages.values.contains(where: { $0 > 0 }) else {
            throw ValidationError(
                "\(folder) has no coverage. Run the tests with PAGEFLOW_COVERAGE=\(folder).")
        }
        let known = try exploration.map { try FlowCoverage(exploredIn: URL(fileURLWithPath: $0)) }
        let report = CoverageReport(met, of: known)
        print(report.text, terminator: "")
        if let output { try write(report, to: URL(fileURLWithPath: output)) }
        let shortfalls = [
            ("pages", report.pages, pages), ("ways", report.ways, ways), ("guards", report.guards, guards),
        ]
        .filter { _, share, least in share.percent < least ?? 0 }
        for (name, share, least) in shortfalls {
            print("\(name): \(String(format: "%.1f", share.percent)) %, and \(least ?? 0) % are asked for")
        }
        if !shortfalls.isEmpty { throw ExitCode.failure }
    }

    private func write(_ report: CoverageReport, to folder: URL) throws {
        let files = [
            ("coverage.html", Data(report.html.utf8)), ("flow.svg", Data(report.graph.svg.utf8)),
            ("coverage.md", Data(report.markdown.utf8)), ("coverage.json", report.coverage.json),
        ]
        for (name, data) in files { try OutputFile.write(data, to: folder.appendingPathComponent(name)) }
    }
}

extension FlowCoverage {
    /// The class of a page. For an alert, an exploration also includes its title.
    private static func name(_ page: String) -> String {
        page.split(separator: " ").first.map(String.init) ?? page
    }

    /// Reads the result of an exploration.
    fileprivate init(exploredIn folder: URL) throws {
        let file = folder.appendingPathComponent("exploration.json")
        let exploration = try InputFile.json(
            Exploration.self, of: file, as: "the JSON of an exploration",
            repair: "Write it with pageflow explore --to \(folder.path).")
        self.init()
        start = exploration.ways.first.map { Self.name($0.from) }
        // A transition leads from the topmost page to the next one: containers aren't ends of transitions.
        let ways = exploration.ways.map { Way(from: Self.name($0.from), to: Self.name($0.to)) }
        let front = Set(ways.flatMap { [$0.from, $0.to] })
        for page in front.union(exploration.unreachedPages) { addPage(page, count: 0) }
        for way in ways where way.from != way.to { addWay(way, kind: "custom", count: 0) }
    }
}
