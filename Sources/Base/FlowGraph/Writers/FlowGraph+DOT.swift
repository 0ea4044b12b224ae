import MarkupText

extension FlowGraph {
    /// The graph in DOT, the language of Graphviz.
    package var dot: String {
        let graph = IndexedGraph(self)
        let nodes = graph.nodes.enumerated().map { "    n\($0) [\($1.dotAttributes)];" }
        let edges = graph.edges.map { "    n\($0.from) -> n\($0.to) [\($0.edge.dotAttributes)];" }
        let head = [
            "digraph {", "    rankdir=LR;", "    node [shape=box, style=rounded, fontname=\"Helvetica\"];",
        ]
        return (head + nodes + edges + ["}"]).map { $0 + "\n" }.joined()
    }
}

extension FlowNode {
    fileprivate var dotAttributes: String {
        let text = ([title] + (subtitle.map { [$0] } ?? [])).map(\.escapedForDOT).joined(separator: "\\n")
        let shape =
            switch kind {
            case .page: ""
            case .container: ", peripheries=2"
            case .reference: ", style=\"rounded,dashed\""
            case .start: ", shape=oval"
            }
        return "label=\"\(text)\"\(shape)"
    }
}

extension FlowEdge {
    fileprivate var dotAttributes: String {
        let words = [kind.rawValue] + (label.map { [$0.escapedForDOT] } ?? [])
        let style =
            switch kind {
            case .push, .present, .custom: "solid"
            case .embed: "dotted"
            case .unwind: "dashed"
            case .relationship: "bold"
            }
        let color = isUntried ? ", color=gray60, fontcolor=gray40" : ""
        return "label=\"\(words.joined(separator: " "))\", style=\(isUntried ? "dotted" : style)\(color)"
    }
}
