import AppRecording
import ArgumentParser
import Exploration
import Foundation

/// `pageflow coverage`: which pages, ways and guards of an app its tests have met.
struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Say which pages, ways and guards of an app its tests have met.",
        discussion: """
            Tests that run with PAGEFLOW_COVERAGE=FOLDER write into that folder; the files of several processes and machines are \
            merged. With --of the folder of `pageflow explore` what the exploration has found counts as all there is; without it \
            what the tests have met, and what storyboards tell of pages that they have met.
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

    @Option(help: "The least share of pages, in percent; with less the exit status is 1.")
    var pages: Double?

    @Option(help: "The least share of ways, in percent.")
    var ways: Double?

    @Option(help: "The least share of guards, in percent.")
    var guards: Double?

    func run() throws {
        let met = try CoverageFile.merged(in: URL(fileURLWithPath: folder))
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
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = [
            ("coverage.html", Data(report.html.utf8)), ("flow.svg", Data(report.graph.svg.utf8)),
            ("coverage.md", Data(report.markdown.utf8)), ("coverage.json", report.coverage.json),
        ]
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    }
}

extension FlowCoverage {
    /// The class of a page. An exploration names an alert by its title as well.
    private static func name(_ page: String) -> String {
        page.split(separator: " ").first.map(String.init) ?? page
    }

    /// What an exploration has found.
    fileprivate init(exploredIn folder: URL) throws {
        let file = folder.appendingPathComponent("exploration.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ValidationError(
                "There is no \(file.path). Write it with pageflow explore --to \(folder.path).")
        }
        let exploration = try JSONDecoder().decode(Exploration.self, from: data)
        self.init()
        start = exploration.ways.first.map { Self.name($0.from) }
        // A way is from the page in front to the next one: containers are no ends of ways.
        let ways = exploration.ways.map { Way(from: Self.name($0.from), to: Self.name($0.to)) }
        let front = Set(ways.flatMap { [$0.from, $0.to] })
        for page in front.union(exploration.unreachedPages) { addPage(page, count: 0) }
        for way in ways where way.from != way.to { addWay(way, kind: "custom", count: 0) }
    }
}
