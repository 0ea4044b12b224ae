import Foundation
import Testing

/// The bank with planted faults, explored by the command in copies of the program.
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
    }

    @Test func `what is known of the bank is how its pages look`() throws {
        let file = Command.package.appendingPathComponent("Examples/BankWithPageFlow/known-faults.json")
        let list = try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: file))
        let known = try #require(list["known"])
        let kinds = Set(known.compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(kinds == ["constraints", "cutText", "noLabel", "smallTarget"])
    }
}
