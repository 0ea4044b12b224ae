import Foundation
import Testing

/// Checks that the samples of `pageflow` in the README and in docs match the commands' output.
@Suite struct ReadmeTests {
    /// A command on a page and its sample output.
    struct Sample: CustomTestStringConvertible {
        var page: String
        var arguments: [String]
        var lines: [String] = []

        var testDescription: String { "\(page): pageflow " + arguments.joined(separator: " ") }
    }

    @Test(arguments: try samples().filter { Program.performing($0.arguments) != nil })
    func `a page shows what a command prints`(sample: Sample) async throws {
        let command = try await Command.run(sample.arguments)
        #expect(command.status == 0, "\(command.errors)")
        let fault = Excerpt(sample.lines).firstFault(in: command.output.lines)
        #expect(fault == nil)
    }

    @Test func `the pages show every format and every command that prints something of its own`() throws {
        let shown = try Self.samples().map(\.testDescription)
        for words in [
            "list", "trace", "--format lines", "--format events", "conformance", "stress", "--help",
        ] {
            #expect(shown.contains { $0.contains(words) }, "no page has a sample of \(words)")
        }
    }

    @Test func `the README and the page of the command line have samples`() throws {
        let pages = Set(try Self.samples().map(\.page))
        #expect(pages.isSuperset(of: ["README.md", "docs/AppDevelopers.md", "docs/CommandLine.md"]))
    }

    /// The commands with sample output, on every page.
    static func samples() throws -> [Sample] {
        let docs = try FileManager.default.contentsOfDirectory(
            atPath: Command.package.appendingPathComponent("docs").path)
        let pages = ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
        return try pages.flatMap { page in
            let text = try String(contentsOf: Command.package.appendingPathComponent(page), encoding: .utf8)
            let blocks = text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }
            return blocks.flatMap { samples(in: $0.element, of: page) }.filter { !$0.lines.isEmpty }
        }
    }

    private static func samples(in block: String, of page: String) -> [Sample] {
        block.lines.reduce(into: []) { samples, line in
            if let command = line.firstMatch(of: /^\$ swift run (?:-c release )?pageflow(.*)/) {
                let arguments = command.1.split(separator: " ").map(String.init)
                samples.append(Sample(page: page, arguments: arguments))
            } else if !samples.isEmpty {
                samples[samples.count - 1].lines.append(line)
            }
        }
    }
}

extension String {
    /// The lines, without an empty one after the last line break.
    var lines: [String] {
        let all = components(separatedBy: "\n")
        return all.last == "" ? all.dropLast() : all
    }
}
