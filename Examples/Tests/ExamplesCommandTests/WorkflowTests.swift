import Foundation
import Testing

/// The workflow for a build server: the article shows the file, and its commands exist in this `pageflow`.
@Suite struct WorkflowTests {
    private static let file = Command.package.appendingPathComponent("docs/ci/navigation.yml")
    private static let article = Command.package.appendingPathComponent(
        "Sources/Library/PageFlowTesting/PageFlowTesting.docc/TestsOnABuildServer.md")

    @Test func `the article shows the workflow as it is`() throws {
        let workflow = try String(contentsOf: Self.file, encoding: .utf8)
        let article = try String(contentsOf: Self.article, encoding: .utf8)
        #expect(article.contains("```yaml\n\(workflow)```"))
    }

    /// The commands of a step, without the server's placeholders.
    private static func lines() throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).lines
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .map { $0.hasPrefix("run: ") ? String($0.dropFirst(5)) : $0 }
            .filter { $0.hasPrefix("swift ") || $0.hasPrefix("cat ") }
            .map { $0.replacing("${{ matrix.shard }}", with: "1") }
    }

    /// The calls of `pageflow` in the workflow, and in the article's samples.
    static func calls() throws -> [String] {
        let samples = try String(contentsOf: article, encoding: .utf8).lines.filter {
            $0.hasPrefix("swift run")
        }
        return Array(Set(try lines() + samples)).sorted().compactMap { line in
            line.firstMatch(of: #/^swift run (?:-c release )?pageflow (.*)$/#).map { String($0.output.1) }
        }
    }

    @Test(arguments: try calls())
    func `each option of a command is one that the command has`(_ call: String) async throws {
        let words = call.split(separator: " ").map(String.init)
        let help = try await Command.run(["help", words[0]])
        #expect(help.status == 0, "\(help.errors)")
        for option in words where option.hasPrefix("--") {
            #expect(help.output.contains(option), "\(words[0]) has no \(option)")
        }
    }

    @Test func `the steps of the shell run in their order, on what this machine has`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "workflow-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        // The artifacts of earlier jobs.
        for path in ["left/recordings", "left/tests/coverage", "left/explored-1"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        let coverage = #"{"pages":{"CataloguePage":1,"BasketPage":1},"ways":[],"guards":{}}"#
        try Data(coverage.utf8).write(
            to: folder.appendingPathComponent("left/tests/coverage/1.coverage.json"))
        let explored = try await Command.run(
            [
                "explore", "shop", "--walks", "0", "--to",
                folder.appendingPathComponent("left/explored-1/explored").path,
            ])
        #expect(explored.output.contains("pages"), "\(explored.errors)")
        let script = try Self.lines().filter {
            !$0.contains("swift test") && !$0.contains("explore") || $0.contains("coverage")
        }
        .map {
            $0.replacing("swift run pageflow", with: Command.path(for: "report")).replacing(
                "--pages 80", with: "--pages 1")
        }
        let ran = try await Command.shell(
            "set -e\nexport GITHUB_STEP_SUMMARY=summary.md\n" + script.joined(separator: "\n"), in: folder)
        #expect(ran.status == 0, "\(ran.output)\(ran.errors)")
        let summary = try String(contentsOf: folder.appendingPathComponent("summary.md"), encoding: .utf8)
        #expect(summary.contains("0 recordings") && summary.contains("| Pages |"))
    }
}
