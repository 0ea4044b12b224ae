/// The layout of a graph, in points from the upper-left corner.
struct FlowPicture {
    struct Point {
        var x: Double
        var y: Double
    }

    struct Box {
        let node: FlowNode
        var x: Double
        var y: Double
        let width: Double
        let height: Double
    }

    /// An edge: its points, each two consecutive ones connected by a curve or a straight line.
    struct Line {
        let edge: FlowEdge
        var points: [Point]
        /// The position of the label, on the line; nil for none.
        var label: Point?
    }

    private(set) var boxes: [Box] = []
    private(set) var lines: [Line] = []
    private(set) var width = 0.0
    private(set) var height = 0.0
    let direction: FlowDirection

    init(_ graph: FlowGraph, _ direction: FlowDirection = .right) {
        self.direction = direction
        let indexed = IndexedGraph(graph)
        let parts = Self.parts(indexed)
        for part in parts where part.count > 1 || Self.hasLoop(part, indexed) {
            addBelow(FlowPart(nodes: part, graph: indexed, direction))
        }
        addRows(
            parts.filter { $0.count == 1 && !Self.hasLoop($0, indexed) }.flatMap { $0 }.map {
                indexed.nodes[$0]
            })
    }

    private static func hasLoop(_ part: [Int], _ graph: IndexedGraph) -> Bool {
        part.contains { node in graph.leaving[node].contains { graph.edges[$0].to == node } }
    }

    /// Returns the groups of connected nodes, those of the start first, then the larger ones.
    private static func parts(_ graph: IndexedGraph) -> [[Int]] {
        var neighbours = [[Int]](repeating: [], count: graph.nodes.count)
        for edge in graph.edges {
            neighbours[edge.from].append(edge.to)
            neighbours[edge.to].append(edge.from)
        }
        var isTaken = [Bool](repeating: false, count: graph.nodes.count)
        var parts: [[Int]] = []
        for first in graph.nodesFromStart where !isTaken[first] {
            var part = [first]
            isTaken[first] = true
            var index = 0
            while index < part.count {
                for next in neighbours[part[index]] where !isTaken[next] {
                    isTaken[next] = true
                    part.append(next)
                }
                index += 1
            }
            parts.append(part)
        }
        let isFirst = { (part: [Int]) in part.contains { graph.nodes[$0].kind == .start } }
        return parts.enumerated().sorted { left, right in
            let (leftFirst, rightFirst) = (isFirst(left.element), isFirst(right.element))
            if leftFirst != rightFirst { return leftFirst }
            return (right.element.count, left.offset) < (left.element.count, right.offset)
        }.map(\.element)
    }

    // MARK: - Combining parts

    private static let space = 28.0

    private mutating func addBelow(_ part: FlowPart) {
        let top = height == 0 ? 0 : height + Self.space
        boxes += part.boxes.map { box in
            var box = box
            box.y += top
            return box
        }
        lines += part.lines.map { line in
            var line = line
            line.points = line.points.map { Point(x: $0.x, y: $0.y + top) }
            line.label = line.label.map { Point(x: $0.x, y: $0.y + top) }
            return line
        }
        width = max(width, part.width)
        height = top + part.height
    }

    /// Adds nodes without edges, in rows as wide as the rest.
    private mutating func addRows(_ nodes: [FlowNode]) {
        let limit = max(width, direction == .right ? 640 : 320)
        var (x, y) = (0.0, height == 0 ? 0 : height + Self.space)
        for node in nodes {
            let size = FlowBoxSize(node)
            if x > 0, x + size.width > limit { (x, y) = (0, y + FlowBoxSize.rowHeight) }
            boxes.append(Box(node: node, x: x, y: y, width: size.width, height: size.height))
            (width, height) = (max(width, x + size.width), max(height, y + size.height))
            x += size.width + 16
        }
    }
}

/// The size of a node's box.
struct FlowBoxSize {
    static let rowHeight = 58.0
    let width: Double
    let height: Double

    init(_ node: FlowNode) {
        let title = FlowTextSize.width(node.shownTitle, size: FlowTextSize.title) * 1.06
        let subtitle = FlowTextSize.width(node.shownSubtitle ?? "", size: FlowTextSize.small)
        width = max(64, max(title, subtitle) + 28).rounded(.up)
        height = node.kind == .start ? 28 : node.subtitle == nil ? 34 : 44
    }
}

extension FlowNode {
    var shownTitle: String { FlowTextSize.cut(title, to: 36) }
    var shownSubtitle: String? { subtitle.map { FlowTextSize.cut($0, to: 44) } }
}

extension FlowEdge {
    var shownLabel: String? { label.map { FlowTextSize.cut($0, to: 36) } }
}
