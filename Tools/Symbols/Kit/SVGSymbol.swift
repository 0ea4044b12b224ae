import SymbolShapes

/// A symbol's shape as an SVG fragment, in the current color.
package struct SVGSymbol {
    private let shape: SymbolShape
    private let size: Double
    private let name: String

    /// Creates the shape at a point size. The name must be unique in the document: it identifies masks.
    package init(_ shape: SymbolShape, pointSize: Double, name: String) {
        self.shape = shape
        size = pointSize
        self.name = name
    }

    /// The fragment, with the box's upper-left corner at the origin. An erasing element becomes a mask of all elements before it.
    package var text: String {
        var drawn = ""
        for (index, element) in shape.elements.enumerated() {
            let path = "<path d=\"\(data(element.path))\" \(paint(element.paint))/>"
            drawn = element.erases ? masked(drawn, by: path, id: "\(name)-\(index)") : drawn + path
        }
        return drawn
    }

    private func masked(_ drawn: String, by path: String, id: String) -> String {
        let box =
            "x=\"0\" y=\"0\" width=\"\(number(shape.width * size))\" height=\"\(number(shape.height * size))\""
        return "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(box)><rect \(box) fill=\"#fff\"/>"
            + "<g color=\"#000\">\(path)</g></mask><g mask=\"url(#\(id))\">\(drawn)</g>"
    }

    private func paint(_ paint: SymbolElement.Paint) -> String {
        switch paint {
        case .fill(let evenOdd): "fill=\"currentColor\"" + (evenOdd ? " fill-rule=\"evenodd\"" : "")
        case .stroke(let width):
            "fill=\"none\" stroke=\"currentColor\" stroke-width=\"\(number(width * size))\" "
                + "stroke-linecap=\"round\" stroke-linejoin=\"round\""
        }
    }

    private func data(_ path: SymbolPath) -> String {
        var text = ""
        for command in path.commands { text += data(command, isFirst: text.isEmpty) }
        return text
    }

    private func data(_ command: SymbolPath.Command, isFirst: Bool) -> String {
        switch command {
        case .move(let point): "M\(pair(point))"
        case .line(let point): "L\(pair(point))"
        case .curve(let point, let control1, let control2):
            "C\(pair(control1)) \(pair(control2)) \(pair(point))"
        case .arc(let center, let radius, let start, let end, _):
            SVGArc(center: center, radius: radius, start: start, end: end).points
                .reduce(into: "") { text, arc in
                    text +=
                        text.isEmpty
                        ? "\(isFirst ? "M" : "L")\(pair(arc.point))"
                        : "A\(number(radius * size)) \(number(radius * size)) 0 0 \(arc.sweep) \(pair(arc.point))"
                }
        case .close: "Z"
        }
    }

    private func pair(_ point: SymbolPoint) -> String {
        "\(number(point.x * size)) \(number(point.y * size))"
    }

    /// The number with two decimals.
    private func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
