extension FlowGraph {
    /// The ids of the nodes to which a way leads from a start, the starts among them.
    package var reached: Set<String> { reached(from: nodes.filter { $0.kind == .start }.map(\.id)) }

    /// The ids of the nodes to which a way leads from some nodes, those nodes among them.
    package func reached(from ids: [String]) -> Set<String> {
        let ways = Dictionary(grouping: edges, by: \.from)
        var reached = Set(ids)
        var waiting = ids
        while let id = waiting.popLast() {
            for edge in ways[id] ?? [] where reached.insert(edge.to).inserted { waiting.append(edge.to) }
        }
        return reached.intersection(nodes.map(\.id))
    }
}
