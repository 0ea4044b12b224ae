import Foundation

/// The results of an exploration, in numbers.
package struct ExplorationSummary: Codable, Equatable, Sendable {
    /// A fault as the app's `explore` reports it.
    package struct Fault: Codable, Equatable, Sendable {
        package let kind: String
        package let page: String
        package let detail: String
    }

    package let program: String
    /// The number of pages that became visible.
    package let pages: Int
    /// The pages of the app's modules that the exploration didn't reach.
    package let unreached: [String]
    /// The number of transitions between pages.
    package let ways: Int
    /// The number of UIKit warnings and exceptions, unbalanced appearance calls, and unsatisfiable constraints.
    package let diagnostics: Int
    /// The number of pages that weren't released after they left.
    package let leaks: Int
    /// The number of actions that crash or hang the program.
    package let crashes: Int
    /// The faults, the most severe first.
    package let faults: [Fault]
    /// The folder with the screenshots, the flow, and a test for each fault.
    package let folder: String
    /// Whether the exploration finished within its budget.
    package let isComplete: Bool
}

extension ExplorationSummary {
    /// The relevant part of `exploration.json`, which `explore` writes.
    private struct Contents: Decodable {
        struct Page: Decodable {
            let name: String
        }
        struct Way: Decodable {}
        let pages: [Page]
        let expectedPages: [String]
        let ways: [Way]
        let faults: [Fault]
        let leftUndone: [String]
    }

    private static let diagnosticKinds: Set = ["exception", "diagnostic", "constraints", "appearance"]

    /// Reads the folder that the app's `explore` wrote.
    init(of program: String, in folder: URL) throws {
        let data = try Data(contentsOf: folder.appendingPathComponent("exploration.json"))
        let contents = try JSONDecoder().decode(Contents.self, from: data)
        func count(_ kinds: Set<String>) -> Int { contents.faults.count { kinds.contains($0.kind) } }
        let reached = Set(contents.pages.map(\.name))
        self.init(
            program: program, pages: contents.pages.count,
            unreached: contents.expectedPages.filter { !reached.contains($0) }, ways: contents.ways.count,
            diagnostics: count(Self.diagnosticKinds), leaks: count(["leak"]),
            crashes: count(["crash", "hang"]),
            faults: contents.faults, folder: folder.path, isComplete: contents.leftUndone.isEmpty)
    }
}
