/// The places of nodes that hang together.
struct FlowPart {
    private(set) var boxes: [FlowPicture.Box] = []
    private(set) var lines: [FlowPicture.Line] = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    private let layers: FlowLayers
    private let nodes: [FlowNode]
    private let edges: [FlowEdge]
    private let middles: [Double]
    private let lefts: [Double]
    private let widths: [Double]

    init(nodes part: [Int], graph: IndexedGraph) {
        let numbers = Dictionary(uniqueKeysWithValues: part.enumerated().map { ($1, $0) })
        let inside = graph.edges.filter { numbers[$0.from] != nil }
        let pairs = inside.map { (from: numbers[$0.from] ?? 0, to: numbers[$0.to] ?? 0) }
        let order = graph.nodesFromStart.compactMap { numbers[$0] }
        var layers = FlowLayers(nodeCount: part.count, edges: pairs, order: order)
        layers.setOrder(FlowOrder.improve(layers))
        nodes = part.map { graph.nodes[$0] }
        edges = inside.map(\.edge)
        self.layers = layers
        let (shown, ways) = (self.nodes, self.edges)
        middles = FlowPlaces.middles(layers, order: layers.layers) { item in
            FlowPart.slotHeight(of: layers.items[item], nodes: shown, edges: ways)
        }
        widths = layers.layers.map { layer in
            layer.map { FlowPart.width(of: layers.items[$0], nodes: shown, edges: ways) }.max() ?? 0
        }
        lefts = FlowPart.lefts(widths)
        boxes = nodes.indices.map(box)
        lines = edges.indices.map(line)
        measure()
    }

    // MARK: - Sizes

    /// The room for curves on both sides of the words beside edges.
    private static let gap = 26.0

    private static func lefts(_ widths: [Double]) -> [Double] {
        var left = 0.0
        return widths.map { width in
            defer { left += width + gap }
            return left
        }
    }

    private static func slotHeight(of item: FlowLayers.Item, nodes: [FlowNode], edges: [FlowEdge]) -> Double {
        if let node = item.node { return FlowBoxSize(nodes[node]).height + 14 }
        return item.labelled.flatMap { edges[$0].label } == nil ? 12 : 20
    }

    private static func width(of item: FlowLayers.Item, nodes: [FlowNode], edges: [FlowEdge]) -> Double {
        if let node = item.node { return FlowBoxSize(nodes[node]).width }
        let label = item.labelled.flatMap { edges[$0].shownLabel }
        return label.map { FlowTextSize.width($0, size: FlowTextSize.small) + 4 } ?? 8
    }

    // MARK: - Places

    private func box(_ node: Int) -> FlowPicture.Box {
        let size = FlowBoxSize(nodes[node])
        return FlowPicture.Box(
            node: nodes[node], x: lefts[layers.items[node].layer], y: middles[node] - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Goes from left to right, item by item, and is turned round where the edge leads back.
    private func line(_ number: Int) -> FlowPicture.Line {
        let route = layers.routes[number]
        var points = route.flatMap(ends)
        points.removeFirst()
        if layers.items[route[route.count - 1]].node != nil { points.removeLast() }
        if route.count == 2 { points = loop(points) }
        if layers.isBackward[number] { points.reverse() }
        let labelled = route.first { layers.items[$0].labelled == number }
        return FlowPicture.Line(edge: edges[number], points: points, label: labelled.map { ends($0)[0] })
    }

    /// Where a line enters an item, and where it leaves it.
    private func ends(_ item: Int) -> [FlowPicture.Point] {
        let layer = layers.items[item].layer
        let width = layers.items[item].node.map { FlowBoxSize(nodes[$0]).width } ?? widths[layer]
        let y = middles[item]
        return [FlowPicture.Point(x: lefts[layer], y: y), FlowPicture.Point(x: lefts[layer] + width, y: y)]
    }

    /// From a page to itself: out to the words, and back a little lower.
    private func loop(_ points: [FlowPicture.Point]) -> [FlowPicture.Point] {
        guard let start = points.first, let end = points.last else { return points }
        return points + [
            FlowPicture.Point(x: end.x, y: end.y + 8), FlowPicture.Point(x: start.x, y: start.y + 8),
        ]
    }

    private mutating func measure() {
        width = zip(lefts, widths).map { $0 + $1 }.max() ?? 0
        // The last layer has words only where a page leads to itself.
        if layers.layers.last?.isEmpty ?? true { width = boxes.map { $0.x + $0.width }.max() ?? 0 }
        let lowest = lines.flatMap(\.points).map { $0.y + 8 }.max() ?? 0
        height = max(boxes.map { $0.y + $0.height }.max() ?? 0, lowest)
    }
}
