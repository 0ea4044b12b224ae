import FlowGraph
import Foundation
import MarkupText
import ProgramIO

/// The files of an exploration: its result as JSON and as Markdown, the flow graph, a picture of every page, and a test and a recording for
/// every fault.
@MainActor
public struct ExplorationFolder {
    private let exploration: Exploration
    private let app: ExploredApp
    private let folder: URL

    /// - Parameter folder: The folder for the files. It is created if needed.
    public init(_ exploration: Exploration, of app: ExploredApp, at folder: URL) {
        (self.exploration, self.app, self.folder) = (exploration, app, folder)
    }

    /// Writes all files. Throws the errors of writing.
    public func write() async throws {
        for name in ["pages", "tests", "recordings"] {
            try OutputFile.makeFolder(folder.appendingPathComponent(name))
        }
        try OutputFile.write(json, to: folder.appendingPathComponent("exploration.json"))
        try put(exploration.flow.svg(.right), "flow.svg")
        try put(markdown, "README.md")
        for (page, name) in zip(exploration.pages, pictureNames) {
            if let picture = page.picture { try put(picture, name) }
        }
        for (number, fault) in zip(1..., exploration.faults) {
            let test = WrittenTest(app: app, fault: fault, plan: exploration.plan, number: number)
            try put(test.source, "tests/Fault\(number).swift")
            if let html = await RecordedFault(app: app, fault: fault).html() {
                try put(html, "recordings/Fault\(number).html")
            }
        }
    }

    private func put(_ text: String, _ name: String) throws {
        try OutputFile.write(text, to: folder.appendingPathComponent(name))
    }

    private var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            var plain = exploration
            for index in plain.pages.indices { plain.pages[index].picture = nil }
            return try encoder.encode(plain)
        }
    }

    private var pictureNames: [String] {
        exploration.pages.enumerated().map { number, page in
            let name = page.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
            return "pages/\(number < 9 ? "0" : "")\(number + 1)-\(String(name).prefix(bytes: 120)).svg"
        }
    }

    private var markdown: String {
        let rows = zip(exploration.pages, pictureNames).map { page, picture in
            let faults = exploration.faults.count { $0.page == page.name }
            let words = page.name.escapedForMarkdown
            let name = page.picture == nil ? words : "[\(words)](\(picture.escapedForLink))"
            return "| \(name) | \(page.script.way.actions.count) | \(faults) |"
        }
        return
            ([
                "# \(exploration.app.escapedForMarkdown)", "", "```", exploration.text(), "```", "",
                "| Page | Steps | Faults |",
                "|---|---|---|",
            ]
            + rows + [""]).joined(separator: "\n")
    }
}

extension Exploration {
    /// The pages and the transitions between them.
    package var flow: FlowGraph {
        let names = Set(ways.flatMap { [$0.from, $0.to] })
        let first = ways.first?.from
        let nodes = names.sorted().map { FlowNode(id: $0, title: $0, kind: $0 == first ? .start : .page) }
        return FlowGraph(
            nodes: nodes,
            edges: ways.map { FlowEdge(from: $0.from, to: $0.to, label: $0.action, kind: .custom) })
    }
}
