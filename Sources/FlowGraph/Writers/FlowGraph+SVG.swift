extension FlowGraph {
    /// The graph as a picture in SVG, in layers from left to right. It follows the light and the dark appearance of who looks at it.
    package var svg: String { FlowSVG(FlowPicture(self)).text }
}

private struct FlowSVG {
    let picture: FlowPicture
    private let margin = 20.0

    init(_ picture: FlowPicture) { self.picture = picture }

    var text: String {
        let legend = FlowLegend(
            kinds: FlowEdge.Kind.allCases.filter { kind in picture.lines.contains { $0.edge.kind == kind } })
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
        "<path class=\"way \(line.edge.kind.rawValue)\" d=\"\(path(line.points))\" marker-end=\"url(#\(line.edge.kind.rawValue))\"/>"
    }

    /// Straight on one height, else a curve that leaves and arrives level.
    private func path(_ points: [FlowPicture.Point]) -> String {
        guard let first = points.first else { return "" }
        let steps = zip(points, points.dropFirst()).map { from, to in
            if from.y == to.y { return "L\(n(to.x)) \(n(to.y))" }
            if from.x == to.x { return "A4 4 0 0 1 \(n(to.x)) \(n(to.y))" }
            let middle = (from.x + to.x) / 2
            return "C\(n(middle)) \(n(from.y)) \(n(middle)) \(n(to.y)) \(n(to.x)) \(n(to.y))"
        }
        return "M\(n(first.x)) \(n(first.y))" + steps.joined()
    }

    private func label(_ line: FlowPicture.Line) -> String? {
        guard let place = line.label, let label = line.edge.shownLabel else { return nil }
        return
            "<text class=\"label \(line.edge.kind.rawValue)\" x=\"\(n(place.x + 2))\" y=\"\(n(place.y - 4))\">\(label.escapedForXML)</text>"
    }

    private func box(_ box: FlowPicture.Box) -> [String] {
        let middle = n(box.x + box.width / 2)
        let radius = box.node.kind == .start ? box.height / 2 : 8
        let rectangle =
            "<rect class=\"box \(box.node.kind.rawValue)\" x=\"\(n(box.x))\" y=\"\(n(box.y))\""
            + " width=\"\(n(box.width))\" height=\"\(n(box.height))\" rx=\"\(n(radius))\"/>"
        let titleY = box.node.subtitle == nil ? box.y + box.height / 2 + 4.5 : box.y + 19
        let title =
            "<text class=\"title \(box.node.kind.rawValue)\" x=\"\(middle)\" y=\"\(n(titleY))\">\(box.node.shownTitle.escapedForXML)</text>"
        let subtitle = box.node.shownSubtitle.map {
            "<text class=\"subtitle\" x=\"\(middle)\" y=\"\(n(box.y + 34))\">\($0.escapedForXML)</text>"
        }
        return [rectangle, title] + (subtitle.map { [$0] } ?? [])
    }
}

/// What the lines mean, in one row.
private struct FlowLegend {
    let kinds: [FlowEdge.Kind]

    private var step: Double { 112 }

    var width: Double { Double(kinds.count) * step }

    var height: Double { kinds.isEmpty ? 0 : 34 }

    func lines(top: Double) -> [String] {
        kinds.enumerated().flatMap { index, kind in
            let x = Double(index) * step
            return [
                "<path class=\"way \(kind.rawValue)\" d=\"M\(n(x)) \(n(top))L\(n(x + 26)) \(n(top))\" marker-end=\"url(#\(kind.rawValue))\"/>",
                "<text class=\"legend\" x=\"\(n(x + 34))\" y=\"\(n(top + 4))\">\(kind.rawValue)</text>",
            ]
        }
    }
}

/// A number without more digits than a picture needs.
private func n(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
