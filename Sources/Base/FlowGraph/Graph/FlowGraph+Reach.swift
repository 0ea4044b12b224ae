extension FlowGraph {
    /// The ids of the nodes that can be reached from a start, including the starts.
    package var reached: Set<String> { reached(from: nodes.filter { $0.kind == .start }.map(\.id)) }

    /// Returns the ids of the nodes that can be reached from some nodes, including those nodes.
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
