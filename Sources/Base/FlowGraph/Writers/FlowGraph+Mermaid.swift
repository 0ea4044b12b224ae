import MarkupText

extension FlowGraph {
    /// The graph as a Mermaid flowchart, which GitHub draws in Markdown.
    package var mermaid: String {
        let graph = IndexedGraph(self)
        let nodes = graph.nodes.enumerated().map { "    n\($0)\($1.mermaidShape)" }
        let edges = graph.edges.map { "    n\($0.from) \($0.edge.mermaidArrow) n\($0.to)" }
        return (["flowchart LR"] + nodes + edges).map { $0 + "\n" }.joined()
    }
}

extension FlowNode {
    fileprivate var mermaidShape: String {
        let text = ([title] + (subtitle.map { [$0] } ?? [])).map(\.escapedForMermaid).joined(
            separator: "<br/>")
        return switch kind {
        case .page: "[\"\(text)\"]"
        case .container: "[[\"\(text)\"]]"
        case .reference: ">\"\(text)\"]"
        case .start: "([\"\(text)\"])"
        }
    }
}

extension FlowEdge {
    fileprivate var mermaidArrow: String {
        let line =
            switch kind {
            case _ where isUntried: "-.->"
            case .push, .present, .custom: "-->"
            case .embed, .unwind: "-.->"
            case .relationship: "==>"
            }
        let words = [kind.rawValue] + (label.map { [$0.escapedForMermaid] } ?? [])
        return "\(line)|\"\(words.joined(separator: " "))\"|"
    }
}
