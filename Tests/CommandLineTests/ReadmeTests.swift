import Foundation
import Testing

/// What the README shows of `pageflow` is what the commands print.
@Suite struct ReadmeTests {
    /// A command of the README and the lines below it.
    struct Sample: CustomTestStringConvertible {
        var arguments: [String]
        var lines: [String] = []

        var testDescription: String { "pageflow " + arguments.joined(separator: " ") }
    }

    @Test(arguments: try samples())
    func `the README shows what a command prints`(sample: Sample) async throws {
        let command = try await Command.run(sample.arguments)
        #expect(command.status == 0, "\(command.errors)")
        let fault = Excerpt(sample.lines).firstFault(in: command.output.lines)
        #expect(fault == nil)
    }

    @Test func `the README shows every format and every command that prints something of its own`() throws {
        let shown = try Self.samples().map(\.testDescription)
        for words in [
            "list", "trace", "--format lines", "--format events", "conformance", "stress", "--help",
        ] {
            #expect(shown.contains { $0.contains(words) }, "the README has no sample of \(words)")
        }
    }

    /// The commands that have something below them.
    static func samples() throws -> [Sample] {
        let readme = try String(
            contentsOf: Command.package.appendingPathComponent("README.md"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }
        return blocks.flatMap { samples(in: $0.element) }.filter { !$0.lines.isEmpty }
    }

    private static func samples(in block: String) -> [Sample] {
        block.lines.reduce(into: []) { samples, line in
            if let command = line.firstMatch(of: /^\$ swift run (?:-c release )?pageflow(.*)/) {
                samples.append(Sample(arguments: command.1.split(separator: " ").map(String.init)))
            } else if !samples.isEmpty {
                samples[samples.count - 1].lines.append(line)
            }
        }
    }
}

extension String {
    /// The lines, without an empty one behind the last line end.
    fileprivate var lines: [String] {
        let all = components(separatedBy: "\n")
        return all.last == "" ? all.dropLast() : all
    }
}
