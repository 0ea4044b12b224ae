/// A graph with integers as ids, without edges to missing nodes and without duplicate edges.
struct IndexedGraph {
    struct Edge {
        let from: Int
        let to: Int
        let edge: FlowEdge
    }

    let nodes: [FlowNode]
    let edges: [Edge]
    /// The indexes of the outgoing edges of each node.
    let leaving: [[Int]]

    init(_ graph: FlowGraph) {
        nodes = graph.nodes
        let numbers = Dictionary(
            graph.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<FlowEdge> = []
        edges = graph.edges.compactMap { edge in
            guard let from = numbers[edge.from], let to = numbers[edge.to], seen.insert(edge).inserted else {
                return nil
            }
            return Edge(from: from, to: to, edge: edge)
        }
        var leaving = [[Int]](repeating: [], count: nodes.count)
        for (number, edge) in edges.enumerated() { leaving[edge.from].append(number) }
        self.leaving = leaving
    }

    /// The starts, then the nodes without incoming edges, then the others.
    var nodesFromStart: [Int] {
        let entered = Set(edges.filter { $0.from != $0.to }.map(\.to))
        let starts = nodes.indices.filter { nodes[$0].kind == .start }
        let sources = nodes.indices.filter { nodes[$0].kind != .start && !entered.contains($0) }
        let others = nodes.indices.filter { nodes[$0].kind != .start && entered.contains($0) }
        return starts + sources + others
    }
}
