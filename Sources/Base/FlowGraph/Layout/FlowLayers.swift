/// The nodes in layers from left to right, and each edge as a series of items, one in every layer that it crosses.
///
/// Nodes are in the even layers. The odd layers between them contain the labels of edges.
struct FlowLayers {
    /// An item of a layer: a node, or a point through which an edge passes.
    struct Item {
        let layer: Int
        let node: Int?
        /// The edge whose label is at this item.
        var labelled: Int?
        var before: [Int] = []
        var after: [Int] = []
    }

    private(set) var items: [Item] = []
    private(set) var layers: [[Int]] = []
    /// The items of each edge, from left to right, including those of its nodes.
    private(set) var routes: [[Int]] = []
    private(set) var isBackward: [Bool]

    init(nodeCount: Int, edges: [(from: Int, to: Int)], order: [Int]) {
        isBackward = Self.backward(nodeCount: nodeCount, edges: edges, order: order)
        let levels = Self.levels(nodeCount: nodeCount, edges: edges, isBackward: isBackward)
        let last = (levels.max() ?? 0) * 2 + 1
        layers = [[Int]](repeating: [], count: last + 1)
        items = levels.enumerated().map { Item(layer: $1 * 2, node: $0) }
        for node in order { layers[levels[node] * 2].append(node) }
        for number in edges.indices { route(number, edges[number]) }
    }

    mutating func setOrder(_ order: [[Int]]) { layers = order }

    // MARK: - Edges

    private mutating func route(_ number: Int, _ edge: (from: Int, to: Int)) {
        let (left, right) = isBackward[number] ? (edge.to, edge.from) : (edge.from, edge.to)
        let first = items[left].layer + 1
        let end = edge.from == edge.to ? first + 1 : items[right].layer
        var route = [left]
        for layer in first..<end {
            items.append(Item(layer: layer, node: nil, labelled: layer == first ? number : nil))
            layers[layer].append(items.count - 1)
            route.append(items.count - 1)
        }
        if edge.from != edge.to { route.append(right) }
        for (before, after) in zip(route, route.dropFirst()) {
            items[before].after.append(after)
            items[after].before.append(before)
        }
        routes.append(route)
    }

    /// Returns the edges that lead back to a node on the current search path. Without them, the graph has no cycle.
    private static func backward(nodeCount: Int, edges: [(from: Int, to: Int)], order: [Int]) -> [Bool] {
        enum Phase { case new, open, done }
        var leaving = [[Int]](repeating: [], count: nodeCount)
        for (number, edge) in edges.enumerated() { leaving[edge.from].append(number) }
        var backward = [Bool](repeating: false, count: edges.count)
        var phases = [Phase](repeating: .new, count: nodeCount)
        for start in order where phases[start] == .new {
            var path = [(node: start, next: 0)]
            phases[start] = .open
            while let (node, next) = path.last {
                guard next < leaving[node].count else {
                    phases[node] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let number = leaving[node][next]
                let target = edges[number].to
                backward[number] = phases[target] == .open && target != node
                if phases[target] == .new {
                    phases[target] = .open
                    path.append((target, 0))
                }
            }
        }
        return backward
    }

    /// Returns the number of edges on the longest path to each node.
    private static func levels(nodeCount: Int, edges: [(from: Int, to: Int)], isBackward: [Bool]) -> [Int] {
        var leaving = [[Int]](repeating: [], count: nodeCount)
        var entering = [Int](repeating: 0, count: nodeCount)
        for (number, edge) in edges.enumerated() where edge.from != edge.to {
            let (from, to) = isBackward[number] ? (edge.to, edge.from) : (edge.from, edge.to)
            leaving[from].append(to)
            entering[to] += 1
        }
        var levels = [Int](repeating: 0, count: nodeCount)
        var ready = entering.indices.filter { entering[$0] == 0 }
        while let node = ready.popLast() {
            for target in leaving[node] {
                levels[target] = max(levels[target], levels[node] + 1)
                entering[target] -= 1
                if entering[target] == 0 { ready.append(target) }
            }
        }
        return levels
    }
}
