import MarkupText

extension FlowGraph {
    /// The graph as an SVG image, in layers from left to right. It follows the viewer's light or dark appearance.
    package var svg: String { svg(.right) }

    /// Returns the graph as an SVG image, in layers along a direction.
    package func svg(_ direction: FlowDirection) -> String { FlowSVG(FlowPicture(self, direction)).text }
}

private struct FlowSVG {
    let picture: FlowPicture
    private let margin = 20.0

    init(_ picture: FlowPicture) { self.picture = picture }

    var text: String {
        let legend = FlowLegend(of: picture)
        let width = max(picture.width, legend.width) + margin * 2
        let height = picture.height + legend.height + margin * 2
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(n(width)) \(n(height))\""
            + " width=\"\(n(width))\" height=\"\(n(height))\" role=\"img\">"
        let body = picture.lines.map(line) + picture.boxes.flatMap(box) + picture.lines.compactMap(label)
        let lines =
            [head, FlowStyle.text, "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>"]
            + ["<g transform=\"translate(\(n(margin)) \(n(margin)))\">"] + body
            + legend.lines(top: picture.height + 30) + ["</g>", "</svg>"]
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(_ line: FlowPicture.Line) -> String {
        let kind = line.edge.kind.rawValue
        return
            "<path class=\"way \(line.edge.classes)\" d=\"\(path(line.points))\" marker-end=\"url(#\(kind))\"/>"
    }

    /// A straight line forward, an arc to turn back, otherwise a curve that starts and ends along the direction.
    private func path(_ points: [FlowPicture.Point]) -> String {
        guard let first = points.first else { return "" }
        let isRight = picture.direction == .right
        let steps = zip(points, points.dropFirst()).map { from, to in
            let end = "\(n(to.x)) \(n(to.y))"
            if isRight ? from.y == to.y : from.x == to.x { return "L\(end)" }
            if isRight ? from.x == to.x : from.y == to.y { return "A4 4 0 0 \(isRight ? 1 : 0) \(end)" }
            let (x, y) = ((from.x + to.x) / 2, (from.y + to.y) / 2)
            return isRight
                ? "C\(n(x)) \(n(from.y)) \(n(x)) \(n(to.y)) \(end)"
                : "C\(n(from.x)) \(n(y)) \(n(to.x)) \(n(y)) \(end)"
        }
        return "M\(n(first.x)) \(n(first.y))" + steps.joined()
    }

    private func label(_ line: FlowPicture.Line) -> String? {
        guard let point = line.label, let label = line.edge.shownLabel else { return nil }
        let place = picture.direction.wordsPlace(point)
        let anchor = picture.direction == .right ? "" : " text-anchor=\"middle\""
        return
            "<text class=\"label \(line.edge.classes)\" x=\"\(n(place.x))\" y=\"\(n(place.y))\"\(anchor)>\(label.onOneLine.escapedForXML)</text>"
    }

    private func box(_ box: FlowPicture.Box) -> [String] {
        let middle = n(box.x + box.width / 2)
        let radius = box.node.kind == .start ? box.height / 2 : 8
        let rectangle =
            "<rect class=\"box \(box.node.kind.rawValue)\" x=\"\(n(box.x))\" y=\"\(n(box.y))\""
            + " width=\"\(n(box.width))\" height=\"\(n(box.height))\" rx=\"\(n(radius))\"/>"
        let titleY = box.node.subtitle == nil ? box.y + box.height / 2 + 4.5 : box.y + 19
        let title =
            "<text class=\"title \(box.node.kind.rawValue)\" x=\"\(middle)\" y=\"\(n(titleY))\">\(box.node.shownTitle.onOneLine.escapedForXML)</text>"
        let subtitle = box.node.shownSubtitle.map {
            "<text class=\"subtitle\" x=\"\(middle)\" y=\"\(n(box.y + 34))\">\($0.onOneLine.escapedForXML)</text>"
        }
        return [rectangle, title] + (subtitle.map { [$0] } ?? [])
    }
}

extension FlowEdge {
    /// The CSS classes of its line.
    fileprivate var classes: String { kind.rawValue + (isUntried ? " untried" : "") }
}

/// The legend of the lines, in rows as wide as the image.
private struct FlowLegend {
    private let entries: [(kind: FlowEdge.Kind, classes: String, words: String)]
    private let columns: Int
    private let step = 104.0
    private let rowHeight = 20.0

    init(of picture: FlowPicture) {
        let edges = picture.lines.map(\.edge)
        let kinds = FlowEdge.Kind.allCases.filter { kind in
            edges.contains { $0.kind == kind && !$0.isUntried }
        }
        let untried = edges.first(where: \.isUntried).map { ($0.kind, $0.classes, "not tried") }
        entries = kinds.map { ($0, $0.rawValue, $0.rawValue) } + (untried.map { [$0] } ?? [])
        columns = max(3, Int(picture.width / step))
    }

    private var rows: Int { (entries.count + columns - 1) / columns }

    var width: Double { Double(min(entries.count, columns)) * step }

    var height: Double { entries.isEmpty ? 0 : 14 + Double(rows) * rowHeight }

    func lines(top: Double) -> [String] {
        entries.enumerated().flatMap { index, entry in
            let x = Double(index % columns) * step
            let y = top + Double(index / columns) * rowHeight
            return [
                "<path class=\"way \(entry.classes)\" d=\"M\(n(x)) \(n(y))L\(n(x + 26)) \(n(y))\" marker-end=\"url(#\(entry.kind.rawValue))\"/>",
                "<text class=\"legend\" x=\"\(n(x + 34))\" y=\"\(n(y + 4))\">\(entry.words)</text>",
            ]
        }
    }
}

/// Formats a number with the precision of the image.
private func n(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
