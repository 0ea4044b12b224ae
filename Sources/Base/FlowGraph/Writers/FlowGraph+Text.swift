import MarkupText

extension FlowGraph {
    /// The graph as indented text: each page below the one with its first incoming edge. A page listed elsewhere ends in
    /// an upward arrow.
    package var text: String {
        let graph = IndexedGraph(self)
        var writer = TextWriter(graph: graph)
        for node in graph.nodesFromStart { writer.write(from: node) }
        return writer.lines.map { $0 + "\n" }.joined()
    }
}

/// Writes each node once, depth-first, without recursion, because graphs can be deep.
private struct TextWriter {
    private struct Line {
        let node: Int
        let edge: FlowEdge?
        let depth: Int
    }

    let graph: IndexedGraph
    private(set) var lines: [String] = []
    private var written: Set<Int> = []

    init(graph: IndexedGraph) { self.graph = graph }

    mutating func write(from node: Int) {
        guard !written.contains(node) else { return }
        var waiting = [Line(node: node, edge: nil, depth: 0)]
        while let line = waiting.popLast() {
            let isNew = written.insert(line.node).inserted
            lines.append(words(for: line, isNew: isNew))
            guard isNew else { continue }
            waiting += graph.leaving[line.node].reversed().map { number in
                Line(node: graph.edges[number].to, edge: graph.edges[number].edge, depth: line.depth + 1)
            }
        }
    }

    private func words(for line: Line, isNew: Bool) -> String {
        let node = graph.nodes[line.node]
        let way = line.edge.map { edge in
            "\(edge.kind.rawValue)\(edge.label.map { " \($0.onOneLine)" } ?? ""): "
        }
        let subtitle = isNew ? node.subtitle.map { " (\($0))" } ?? "" : " ↑"
        let indent = String(repeating: "  ", count: min(line.depth, 40))
        return indent + (way ?? "") + node.title.onOneLine + subtitle.onOneLine
    }
}
