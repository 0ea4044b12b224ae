import Foundation

/// What an exploration of an app has found, in numbers.
package struct ExplorationSummary: Codable, Equatable, Sendable {
    /// A fault as the app's `explore` says it.
    package struct Fault: Codable, Equatable, Sendable {
        package let kind: String
        package let page: String
        package let detail: String
    }

    package let program: String
    /// How many pages became visible.
    package let pages: Int
    /// The pages of the app's modules that no way reached.
    package let unreached: [String]
    /// How many ways lead from page to page.
    package let ways: Int
    /// Warnings and exceptions of UIKit, unbalanced appearances, constraints that cannot all hold.
    package let diagnostics: Int
    /// Pages that are not released after they have left.
    package let leaks: Int
    /// Actions that end the program or come to no end.
    package let crashes: Int
    /// The gravest first.
    package let faults: [Fault]
    /// Where the pictures, the flow and a test for each fault are.
    package let folder: String
    /// Whether all was done before the budget was over.
    package let isComplete: Bool
}

extension ExplorationSummary {
    /// What `explore` writes as `exploration.json`, as far as it counts here.
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

    /// Reads the folder that the app's `explore` has written.
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
