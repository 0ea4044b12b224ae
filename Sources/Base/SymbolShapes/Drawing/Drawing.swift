/// A symbol on the grid: parts in a box that is 24 units high, y downward, with capital letters centered at 12.
struct Drawing: Equatable, Sendable {
    /// The distance of lines from the box's edges, with which the heaviest weight stays inside at the small scale.
    static let margin = 2.05
    /// The width of the gap between parts that would otherwise touch.
    static let gapWidth = 1.5

    var width = Grid.size
    var parts: [Part] = []

    /// The bounds of the drawing with regular lines.
    var bounds: SymbolBounds {
        let all = parts.filter { !$0.erases }.compactMap(\.bounds)
        guard let first = all.first else { return SymbolBounds(Grid.middle, Grid.middle) }
        return all.dropFirst().reduce(first) { $0.joined($1) }
    }

    /// Adds an outline, which the `fill` variant fills.
    func outline(_ path: SymbolPath) -> Self { adding(path, .outline, Part.Ink()) }

    /// Adds a line that is the same in every variant.
    func line(_ path: SymbolPath, times: Double = 1) -> Self {
        adding(path, .line, Part.Ink(times: times))
    }

    /// Adds a filled figure that is the same in every variant.
    func solid(_ path: SymbolPath) -> Self { adding(path, .line, Part.Ink(hasArea: true)) }

    /// Adds a line on an outline, which the `fill` variant cuts out.
    func detail(_ path: SymbolPath, times: Double = 1) -> Self {
        adding(path, .detail, Part.Ink(times: times))
    }

    /// Adds a filled figure on an outline, which the `fill` variant cuts out.
    func solidDetail(_ path: SymbolPath, times: Double = 1) -> Self {
        adding(path, .detail, Part.Ink(times: times, hasArea: true))
    }

    /// Adds a figure on an outline, which the `fill` variant cuts out with its inside.
    func hole(_ path: SymbolPath) -> Self { adding(path, .hole, Part.Ink()) }

    /// Adds a dot that is the same in every variant. The line width increases the radius.
    func dot(_ x: Double, _ y: Double, radius: Double) -> Self {
        adding(.point(x, y), .line, Part.Ink(plus: radius * 2))
    }

    /// Adds a dot on an outline, which the `fill` variant cuts out. The line width increases the radius.
    func detailDot(_ x: Double, _ y: Double, radius: Double, times: Double = 1) -> Self {
        adding(.point(x, y), .detail, Part.Ink(times: times, plus: radius * 2))
    }

    /// Cuts out a figure with a gap around it.
    func free(_ path: SymbolPath) -> Self {
        adding(path, .gap, Part.Ink(plus: Self.gapWidth * 2, hasArea: true))
    }

    /// Cuts out a line with a gap around it.
    func freeLine(_ path: SymbolPath, gap: Double = gapWidth) -> Self {
        adding(path, .gap, Part.Ink(plus: gap * 2))
    }

    /// Cuts out the inside of a figure.
    func gap(_ path: SymbolPath) -> Self { adding(path, .gap, Part.Ink(times: 0, hasArea: true)) }

    /// Adds the parts of another drawing.
    func with(_ other: Drawing) -> Self {
        var drawing = self
        drawing.parts += other.parts
        return drawing
    }

    /// Returns the drawing with lines that grow only by a fraction above the regular weight, for symbols with little space
    /// between lines.
    func crowded(_ share: Double) -> Self {
        var drawing = self
        for index in parts.indices { drawing.parts[index].growth = share }
        return drawing
    }

    private func adding(_ path: SymbolPath, _ role: Part.Role, _ ink: Part.Ink) -> Self {
        var drawing = self
        drawing.parts.append(Part(path: path, role: role, ink: ink))
        return drawing
    }
}

extension SymbolBounds {
    /// Creates the bounds of a single point.
    init(_ x: Double, _ y: Double) {
        (minX, minY, maxX, maxY) = (x, y, x, y)
    }
}
