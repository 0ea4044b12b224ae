import Foundation
import FoundationXML
import Testing

@testable import FlowGraph

private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

/// A graph of random pages and transitions, including circles and several transitions to the same page.
private func randomGraph(seed: UInt64) -> FlowGraph {
    var random = Seeded(state: seed)
    let count = Int.random(in: 1...30, using: &random)
    let nodes = (0..<count).map { number in
        FlowNode(
            id: "\(number)", title: "Page \(number)" + String(repeating: "x", count: Int(random.next() % 40)),
            subtitle: Bool.random(using: &random) ? "Class" : nil, kind: number == 0 ? .start : .page)
    }
    let edges = (0..<Int.random(in: 0...50, using: &random)).map { number in
        FlowEdge(
            from: "\(Int.random(in: 0..<count, using: &random))",
            to: "\(Int.random(in: 0..<count, using: &random))",
            label: Bool.random(using: &random) ? "way \(number)" : nil, kind: .push)
    }
    return FlowGraph(nodes: nodes, edges: edges)
}

private struct Area {
    let minX, minY, maxX, maxY: Double

    func meets(_ other: Area) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension FlowPicture {
    fileprivate var boxAreas: [Area] {
        boxes.map { Area(minX: $0.x, minY: $0.y, maxX: $0.x + $0.width, maxY: $0.y + $0.height) }
    }

    fileprivate var labelAreas: [Area] {
        lines.compactMap { line in
            guard let place = line.label, let label = line.edge.shownLabel else { return nil }
            let width = FlowTextSize.width(label, size: FlowTextSize.small)
            let words = direction.wordsPlace(place)
            let left = direction == .right ? words.x : words.x - width / 2
            return Area(minX: left, minY: words.y - 9, maxX: left + width, maxY: words.y + 3)
        }
    }
}

@Test(arguments: 1...40 as ClosedRange<UInt64>, [FlowDirection.right, .down])
func `Boxes and words of a random graph do not overlap, and lie in the picture`(
    seed: UInt64, direction: FlowDirection
) {
    let graph = randomGraph(seed: seed)
    let picture = FlowPicture(graph, direction)
    let areas = picture.boxAreas + picture.labelAreas
    let overlaps = areas.indices.flatMap { first in
        areas.indices.filter { $0 > first && areas[$0].meets(areas[first]) }.map { (first, $0) }
    }
    #expect(overlaps.isEmpty)
    #expect(areas.allSatisfy { $0.minX >= 0 && $0.maxX <= picture.width && $0.maxY <= picture.height })
    #expect(graph.svg(direction) == graph.svg(direction))
}

@Test func `Forward ways lead from left to right`() {
    let names = ["a", "b", "c", "d"]
    let graph = FlowGraph(
        nodes: names.map { FlowNode(id: $0, title: $0) },
        edges: zip(names, names.dropFirst()).map { FlowEdge(from: $0, to: $1, kind: .push) }
            + [FlowEdge(from: "d", to: "a", label: "again", kind: .push)])
    let picture = FlowPicture(graph)
    let lefts = picture.boxes.sorted { $0.x < $1.x }.map(\.node.id)
    #expect(lefts == names)
    let back = picture.lines.last?.points
    #expect((back?.first?.x ?? 0) > (back?.last?.x ?? 0))
}

@Test func `SVG is XML, whatever the names are`() {
    let graph = FlowGraph(nodes: [FlowNode(id: "a", title: "<a href=\"x\">&\u{0}\u{1B}'", subtitle: "]]>")])
    #expect(graph.svg.contains("&lt;a href=&quot;x&quot;&gt;&amp;  '"))
    #expect(graph.svg.contains("]]&gt;"))
}

@Test(arguments: [
    "\u{600}<script>alert(1)</script>", "a \u{338}<b", "<\u{301}", "\u{0}\u{FFFF}\u{1}",
    "\"\u{FE0F}&\u{20DD}",
])
func `SVG is XML without elements of its names, also where a mark is a part of a Character`(_ name: String) {
    let graph = FlowGraph(
        nodes: [FlowNode(id: "a", title: name, subtitle: name), FlowNode(id: "b", title: "b")],
        edges: [FlowEdge(from: "a", to: "b", label: name, kind: .push)])
    let plain = FlowGraph(
        nodes: [FlowNode(id: "a", title: "a", subtitle: "a"), FlowNode(id: "b", title: "b")],
        edges: [FlowEdge(from: "a", to: "b", label: "a", kind: .push)])
    #expect(elements(of: graph.svg) == elements(of: plain.svg))
    for form in [\FlowGraph.mermaid, \.dot, \.text] {
        let lines = (graph[keyPath: form].split(separator: "\n"), plain[keyPath: form].split(separator: "\n"))
        #expect(lines.0.count == lines.1.count)
    }
}

/// The names of the elements, in order; `nil` if the XML is malformed.
private func elements(of xml: String) -> [String]? {
    final class Reader: NSObject, XMLParserDelegate {
        var names: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) { names.append(name) }
    }
    let (reader, parser) = (Reader(), XMLParser(data: Data(xml.utf8)))
    parser.delegate = reader
    return parser.parse() ? reader.names : nil
}
