/// The layout of connected nodes.
struct FlowPart {
    private(set) var boxes: [FlowPicture.Box] = []
    private(set) var lines: [FlowPicture.Line] = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    private let direction: FlowDirection
    private let layers: FlowLayers
    private let nodes: [FlowNode]
    private let edges: [FlowEdge]
    private let middles: [Double]
    private let starts: [Double]
    private let depths: [Double]

    init(nodes part: [Int], graph: IndexedGraph, _ direction: FlowDirection) {
        let numbers = Dictionary(uniqueKeysWithValues: part.enumerated().map { ($1, $0) })
        let inside = graph.edges.filter { numbers[$0.from] != nil }
        let pairs = inside.map { (from: numbers[$0.from] ?? 0, to: numbers[$0.to] ?? 0) }
        let order = graph.nodesFromStart.compactMap { numbers[$0] }
        var layers = FlowLayers(nodeCount: part.count, edges: pairs, order: order)
        layers.setOrder(FlowOrder.improve(layers))
        nodes = part.map { graph.nodes[$0] }
        edges = inside.map(\.edge)
        self.layers = layers
        self.direction = direction
        let (shown, ways) = (self.nodes, self.edges)
        middles = FlowPlaces.middles(layers, order: layers.layers) { item in
            FlowPart.room(of: layers.items[item], nodes: shown, edges: ways, direction)
        }
        depths = layers.layers.map { layer in
            layer.map { FlowPart.depth(of: layers.items[$0], nodes: shown, edges: ways, direction) }.max()
                ?? 0
        }
        starts = FlowPart.starts(depths, direction.gap)
        boxes = nodes.indices.map(box)
        lines = edges.indices.map(line)
        measure()
    }

    // MARK: - Sizes

    private static func starts(_ depths: [Double], _ gap: Double) -> [Double] {
        var start = 0.0
        return depths.map { depth in
            defer { start += depth + gap }
            return start
        }
    }

    /// Returns the size of an item across the direction.
    private static func room(
        of item: FlowLayers.Item, nodes: [FlowNode], edges: [FlowEdge], _ direction: FlowDirection
    ) -> Double {
        if let node = item.node { return direction.across(FlowBoxSize(nodes[node])) + 14 }
        let words = wordsWidth(of: item, edges)
        return direction == .right ? words == nil ? 12 : 20 : (words ?? 0) + 14
    }

    /// Returns the size of an item along the direction.
    private static func depth(
        of item: FlowLayers.Item, nodes: [FlowNode], edges: [FlowEdge], _ direction: FlowDirection
    ) -> Double {
        if let node = item.node { return direction.along(FlowBoxSize(nodes[node])) }
        let words = wordsWidth(of: item, edges)
        return direction == .right ? words.map { $0 + 4 } ?? 8 : words == nil ? 4 : 20
    }

    private static func wordsWidth(of item: FlowLayers.Item, _ edges: [FlowEdge]) -> Double? {
        item.labelled.flatMap { edges[$0].shownLabel }.map {
            FlowTextSize.width($0, size: FlowTextSize.small)
        }
    }

    // MARK: - Places

    private func box(_ node: Int) -> FlowPicture.Box {
        let size = FlowBoxSize(nodes[node])
        let corner = direction.point(
            along: starts[layers.items[node].layer], across: middles[node] - direction.across(size) / 2)
        return FlowPicture.Box(
            node: nodes[node], x: corner.x, y: corner.y, width: size.width, height: size.height)
    }

    /// The line passes from layer to layer, item by item, and is reversed for a backward edge.
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

    /// Returns the points at which a line enters and leaves an item.
    private func ends(_ item: Int) -> [FlowPicture.Point] {
        let layer = layers.items[item].layer
        let depth = layers.items[item].node.map { direction.along(FlowBoxSize(nodes[$0])) } ?? depths[layer]
        return [starts[layer], starts[layer] + depth].map {
            direction.point(along: $0, across: middles[item])
        }
    }

    /// Returns a loop from a page to itself: out to the label, and back with an offset.
    private func loop(_ points: [FlowPicture.Point]) -> [FlowPicture.Point] {
        guard let start = points.first, let end = points.last else { return points }
        let aside = direction.point(along: 0, across: 8)
        return points + [end, start].map { FlowPicture.Point(x: $0.x + aside.x, y: $0.y + aside.y) }
    }

    private mutating func measure() {
        let points = lines.flatMap(\.points)
        width = boxes.map { $0.x + $0.width }.max() ?? 0
        height = boxes.map { $0.y + $0.height }.max() ?? 0
        width = max(width, points.map { $0.x + 8 }.max() ?? 0)
        height = max(height, points.map { $0.y + 8 }.max() ?? 0)
        for line in lines {
            guard let place = line.label, let words = line.edge.shownLabel else { continue }
            let share = direction == .right ? 1 : 0.5
            let textWidth = FlowTextSize.width(words, size: FlowTextSize.small) * share
            width = max(width, direction.wordsPlace(place).x + textWidth)
        }
    }
}
