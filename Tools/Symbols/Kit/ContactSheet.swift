import SymbolShapes

/// A picture of many symbols, on white and on black: each large, and at 17 points next to text.
package struct ContactSheet {
    private static let columns = 10
    private static let cell = (width: 108.0, height: 96.0)
    private static let largeSize = 38.0
    private static let textSize = 17.0

    private let names: [String]
    private let weight: SymbolWeight
    private let scale: SymbolScale

    /// Creates a sheet of symbols in this order. A name without a shape gets the neutral mark.
    package init(names: [String], weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
        self.names = names
        self.weight = weight
        self.scale = scale
    }

    /// The picture as an SVG document.
    package var svg: String {
        let rows = Double((names.count + Self.columns - 1) / Self.columns)
        let (width, height) = (Int(Self.cell.width) * Self.columns, Int(Self.cell.height * rows))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height * 2)" \
            viewBox="0 0 \(width) \(height * 2)" font-family="Inter, Helvetica, Arial, sans-serif">
            <defs>
            \(names.map(definition).joined(separator: "\n"))
            </defs>
            \(panel(y: 0, width: width, height: height, background: "#fff", foreground: "#000"))
            \(panel(y: height, width: width, height: height, background: "#000", foreground: "#fff"))
            </svg>

            """
    }

    private func definition(_ name: String) -> String {
        "<g id=\"\(name)\">\(SVGSymbol(shape(name), pointSize: Self.largeSize, name: name).text)</g>"
    }

    private func panel(y: Int, width: Int, height: Int, background: String, foreground: String) -> String {
        let cells = names.enumerated().map { index, name in
            let (column, row) = (Double(index % Self.columns), Double(index / Self.columns))
            return "<g transform=\"translate(\(column * Self.cell.width) \(row * Self.cell.height))\">"
                + cell(name) + "</g>"
        }
        return """
            <g transform="translate(0 \(y))" color="\(foreground)" fill="\(foreground)">
            <rect width="\(width)" height="\(height)" fill="\(background)"/>
            \(cells.joined(separator: "\n"))
            </g>
            """
    }

    /// The symbol, the symbol next to two letters, and the name.
    private func cell(_ name: String) -> String {
        let shape = shape(name)
        let middle = Self.cell.width / 2
        let small = middle - (shape.width * Self.textSize + 24) / 2
        let letters = small + shape.width * Self.textSize + 2
        let nameSize = min(8, 176 / Double(max(name.count, 1)))
        return use(name, x: middle - shape.width * Self.largeSize / 2, y: 8, scale: 1)
            + use(
                name, x: small, y: 72 - shape.baseline * Self.textSize, scale: Self.textSize / Self.largeSize)
            + "<text x=\"\(letters)\" y=\"72\" font-size=\"17\">Ag</text>"
            + "<text x=\"\(middle)\" y=\"88\" font-size=\"\(nameSize)\" text-anchor=\"middle\" "
            + "opacity=\"0.6\">\(name)</text>"
    }

    private func use(_ name: String, x: Double, y: Double, scale: Double) -> String {
        "<use href=\"#\(name)\" transform=\"translate(\(x) \(y)) scale(\(scale))\"/>"
    }

    private func shape(_ name: String) -> SymbolShape {
        SymbolShapes.shape(named: name, weight: weight, scale: scale)
            ?? SymbolShapes.neutral(for: name, weight: weight, scale: scale)
    }
}
