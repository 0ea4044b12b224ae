import Foundation
import Testing

/// The bank with planted faults, explored by the command in forks of the program.
@Suite struct ExploreTests {
    private struct Report: Decodable {
        struct Fault: Decodable {
            struct Script: Decodable {
                struct Way: Decodable { let actions: [Ignored] }
                let way: Way
            }
            let kind: String
            let page: String
            let script: Script
        }
        struct Page: Decodable { let name: String }
        let faults: [Fault]
        let pages: [Page]
    }

    private struct Ignored: Decodable { init(from decoder: any Decoder) {} }

    private static let planted = [
        ("deadEnd", "DeadEndPage"), ("leak", "LeakingPage"), ("unreached", "UnreachablePage"),
        ("cutText", "CutTextPage"), ("silentGuard", "SilentGuardPage"), ("crash", "CrashingPage"),
        ("exception", "ExceptionPage"), ("constraints", "ConflictPage"), ("appearance", "UnbalancedPage"),
        ("noLabel", "FaultyButtonsPage"), ("smallTarget", "FaultyButtonsPage"), ("crash", "BehindThreadPage"),
    ]

    @Test func `planted faults are found with few steps, and what ends the program does not end the rest`()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = try await Command.run([
            "explore", "bank-with-faults", "--states-per-page", "1", "--walks", "0", "--to", folder.path,
        ])
        #expect(command.status == 1, "\(command.errors)")
        let data = try Data(contentsOf: folder.appendingPathComponent("exploration.json"))
        let report = try JSONDecoder().decode(Report.self, from: data)
        for (kind, page) in Self.planted {
            let found = report.faults.first { $0.kind == kind && $0.page == page }
            #expect(found != nil, "\(kind) of \(page)")
            #expect((found?.script.way.actions.count ?? 9) <= 8)
        }
        #expect(report.pages.count > 15)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names).isSuperset(of: ["README.md", "flow.svg", "pages", "tests"]))
        try checkFatalTests(of: report, in: folder)
        try await replayRecordings(in: folder)
    }

    /// The test of a step that ends the program performs this step last: without it, the test would pass.
    private func checkFatalTests(of report: Report, in folder: URL) throws {
        for (number, fault) in zip(1..., report.faults) where fault.kind == "crash" {
            let file = folder.appendingPathComponent("tests/Fault\(number).swift")
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let step = lines.last { $0.contains("finder.step") }
            let button = fault.page == "CrashingPage" ? "Fourth" : "End"
            #expect(step?.contains("sim.tap(\"\(button)\")") == true, "\(fault.page): \(step ?? "no step")")
        }
    }

    private func replayRecordings(in folder: URL) async throws {
        let recordings = folder.appendingPathComponent("recordings")
        let names = try FileManager.default.contentsOfDirectory(atPath: recordings.path).sorted()
        #expect(names.count > 4)
        for name in names {
            let path = recordings.appendingPathComponent(name).path
            let replay = try await Command.run(["replay", path, "--to", folder.path])
            #expect(replay.status == 0, "\(name): \(replay.output)\(replay.errors)")
        }
    }

    @Test func `the known faults of the bank concern the look of its pages`() throws {
        let file = Command.package.appendingPathComponent("Examples/BankWithPageFlow/known-faults.json")
        let list = try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: file))
        let known = try #require(list["known"])
        let kinds = Set(known.compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(kinds == ["constraints", "cutText", "noLabel", "smallTarget"])
    }
}
