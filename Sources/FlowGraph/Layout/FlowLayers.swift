/// Nodes in layers from left to right, and each edge as a row of items, one in every layer that it crosses.
///
/// Nodes stand in the even layers. The odd ones between them are for the words beside edges.
struct FlowLayers {
    /// What stands in a layer: a node, or a place where an edge goes through.
    struct Item {
        let layer: Int
        let node: Int?
        /// The edge whose words stand here.
        var labelled: Int?
        var before: [Int] = []
        var after: [Int] = []
    }

    private(set) var items: [Item] = []
    private(set) var layers: [[Int]] = []
    /// For each edge its items from left to right, those of its nodes at the ends.
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

    /// The edges that lead back to a node from which the walk came. Without them no way leads in a circle.
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

    /// For each node how many edges the longest way to it has.
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
