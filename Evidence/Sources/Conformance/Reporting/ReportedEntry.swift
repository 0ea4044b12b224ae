import Foundation
import ProgramIO

/// A reported test, converted to an entry of the evidence and a scenario.
public struct ReportedEntry {
    private let test: ReportedTest
    /// The entry's identifier.
    public let id: String

    /// - Parameter id: An unused identifier.
    public init(_ test: ReportedTest, id: String) {
        self.test = test
        self.id = id
    }

    /// The first unused identifier of `reported-01`, `reported-02` and so on.
    @MainActor public static var nextID: String {
        let known = Set(Evidence.entries.map(\.id))
        for number in 1... {
            let id = String(format: "reported-%02d", number)
            if !known.contains(id) { return id }
        }
        return "reported"
    }

    /// The name of the scenario in Swift.
    public var name: String {
        let words = id.split { !$0.isLetter && !$0.isNumber }
        return words.prefix(1).joined()
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The source file with the entry and its scenario.
    public var file: String {
        """
        import Simulator

        extension Scenario {
            static let \(name) = Scenario.traced(
                EvidenceEntry(
        \(lines(of: fields, indentedBy: 12))
                    events: [
        \(lines(of: test.events.map { "\"\($0)\"" }, indentedBy: 16))
                    ])
            ) { stage in
        \(body)
            }
        }

        \(test.declarations)

        """
    }

    /// The statements, one level deeper than in the test.
    private var body: String {
        test.statements.trimmingCharacters(in: .whitespacesAndNewlines)
            .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { $0 == 0 ? "        \($1)" : $1.isEmpty ? "" : "    \($1)" }.joined(separator: "\n")
    }

    private var fields: [String] {
        [Self.literal(id), Self.literal(test.scenario)] + (test.ios.map { ["ios: \"\($0)\""] } ?? [])
            + ["source: .log(\(Self.literal(test.source)))"]
    }

    private func lines(of texts: [String], indentedBy width: Int) -> String {
        texts.map { String(repeating: " ", count: width) + $0 + "," }.joined(separator: "\n")
    }

    private static func literal(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

// Files of a checkout.
extension ReportedEntry {
    /// The error for a folder into which an entry can't be written.
    public struct NoCheckout: Error, CustomStringConvertible {
        /// The problem, and the folder in which to run the command.
        public let description: String
    }

    /// Adds the entry and its scenario to a checkout of the project. Returns the changed files.
    ///
    /// - Parameter root: The folder with the package manifest.
    public func write(to root: URL) throws -> [URL] {
        let folder = root.appendingPathComponent("Evidence/Sources/Conformance/Scenarios/Reported")
        let list = folder.appendingPathComponent("Reported.swift")
        guard let scenarios = try? String(contentsOf: list, encoding: .utf8) else {
            throw NoCheckout(
                description:
                    "\(root.path) is no checkout of the project: run the command in the folder with its Package.swift."
            )
        }
        let scenario = folder.appendingPathComponent("\(name).swift")
        try OutputFile.write(file, to: scenario)
        let opened = scenarios.replacing("= []", with: "= [\n    ]", maxReplacements: 1)
        try OutputFile.write(
            opened.replacing("[\n", with: "[\n        \(name),\n", maxReplacements: 1), to: list)
        return [scenario, list]
    }
}
