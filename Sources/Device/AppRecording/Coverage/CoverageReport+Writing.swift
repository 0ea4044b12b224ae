import FlowGraph
import Foundation
import MarkupText

// The report for readers.
extension CoverageReport {
    /// The percentages, and the uncovered items.
    package var text: String {
        let shares = [("pages", pages), ("ways", ways), ("guards", guards)].map { name, share in
            "\(name.padding(toLength: 7, withPad: " ", startingAt: 0))"
                + "\(String(format: "%5.1f", share.percent)) %  \(share.met) of \(share.all)"
        }
        let missing =
            missingPages.map { "page not shown: \($0)" }
            + missingWays.map { "way not gone: \($0.from) -> \($0.to)" }
            + missingGuards.map { "guard not asked: \($0)" }
        return (shares + missing).joined(separator: "\n") + "\n"
    }

    /// The percentages as a table, for the summary pages of a build server.
    package var markdown: String {
        let rows = [("Pages", pages), ("Ways", ways), ("Guards", guards)].map { name, share in
            "| \(name) | \(String(format: "%.1f", share.percent)) % | \(share.met) of \(share.all) |"
        }
        return (["| | Share | |", "|---|---|---|"] + rows).joined(separator: "\n") + "\n"
    }

    /// The pages and transitions; uncovered ones are drawn with dashed lines.
    package var graph: FlowGraph {
        let pages = coverage.pages.sorted {
            ($0.key == coverage.start ? 0 : 1, $0.key) < ($1.key == coverage.start ? 0 : 1, $1.key)
        }
        let nodes = pages.map { name, count in
            FlowNode(
                id: name, title: name, subtitle: count == 0 ? "not shown" : Self.times(count),
                kind: count == 0 ? .reference : name == coverage.start ? .start : .page)
        }
        let edges = coverage.ways.map { entry in
            FlowEdge(
                from: entry.way.from, to: entry.way.to,
                label: entry.count == 0 ? nil : Self.times(entry.count),
                kind: FlowEdge.Kind(rawValue: entry.kind) ?? .custom, isUntried: entry.count == 0)
        }
        return FlowGraph(nodes: nodes, edges: edges)
    }

    private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

    /// The graph and the lists as a page in one file.
    package var html: String {
        let lists = [
            ("Pages that no test has shown", missingPages),
            ("Ways that no test has gone", missingWays.map { "\($0.from) → \($0.to)" }),
            ("Guards that no test has asked", missingGuards),
        ]
        let shares = [("Pages", pages), ("Ways", ways), ("Guards", guards)].map(Self.meter).joined()
        return PlainPage.html(
            title: "Coverage of the flow", style: Self.style,
            body: """
                <div class="shares">
                \(shares)</div>
                <div class="graph" tabindex="0">
                \(graph.svg(.down))</div>
                \(lists.filter { !$0.1.isEmpty }.map(Self.list).joined())
                """)
    }

    private static func meter(_ name: String, _ share: CoverageShare) -> String {
        let percent = String(format: "%.1f", share.percent)
        return
            "<div><b>\(percent) %</b><meter min=\"0\" max=\"100\" value=\"\(percent)\" aria-label=\"\(name)\"></meter>"
            + "<span>\(name): \(share.met) of \(share.all)</span></div>\n"
    }

    private static func list(_ title: String, _ items: [String]) -> String {
        "<h2>\(title)</h2>\n<ul>\(items.map { "<li>\($0.escapedForXML)</li>" }.joined())</ul>\n"
    }

    private static let style = """
        body { padding: 28px 24px; }
        h1 { margin-bottom: 14px; }
        h2 { margin: 26px 0 6px; font-size: 15px; }
        ul { margin: 0; padding-left: 18px; columns: 340px; }
        .shares { display: flex; flex-wrap: wrap; gap: 28px; margin-bottom: 20px; }
        .shares div { display: grid; gap: 2px; }
        .shares b { font-size: 20px; }
        .shares span { color: light-dark(#5f5f66, #a2a2aa); }
        meter { width: 200px; height: 12px; }
        .graph { overflow: auto; max-height: 76vh; border: 1px solid light-dark(#e2e2e6, #333338); border-radius: 10px; }
        .graph svg { display: block; max-width: none; }

        """
}
