/// A symbol on the grid: parts in a box that is 24 units high, y downward, capital letters centred at 12.
struct Drawing: Equatable, Sendable {
    /// How far lines keep from the box's edges: so the heaviest weight stays within at the small scale.
    static let margin = 2.05
    /// The free space between things that would touch otherwise.
    static let gapWidth = 1.5

    var width = Grid.size
    var parts: [Part] = []

    /// The bounds of all that is drawn, with a regular line.
    var bounds: SymbolBounds {
        let all = parts.filter { !$0.erases }.compactMap(\.bounds)
        guard let first = all.first else { return SymbolBounds(Grid.middle, Grid.middle) }
        return all.dropFirst().reduce(first) { $0.joined($1) }
    }

    /// Adds the edge of something, which the variant `fill` fills.
    func outline(_ path: SymbolPath) -> Self { adding(path, .outline, Part.Ink()) }

    /// Adds a line that is the same in every variant.
    func line(_ path: SymbolPath, times: Double = 1) -> Self {
        adding(path, .line, Part.Ink(times: times))
    }

    /// Adds a filled figure that is the same in every variant.
    func solid(_ path: SymbolPath) -> Self { adding(path, .line, Part.Ink(hasArea: true)) }

    /// Adds a line on an outline, which the variant `fill` leaves free.
    func detail(_ path: SymbolPath, times: Double = 1) -> Self {
        adding(path, .detail, Part.Ink(times: times))
    }

    /// Adds a filled figure on an outline, which the variant `fill` leaves free.
    func solidDetail(_ path: SymbolPath, times: Double = 1) -> Self {
        adding(path, .detail, Part.Ink(times: times, hasArea: true))
    }

    /// Adds a figure on an outline, which the variant `fill` leaves free with all that lies inside.
    func hole(_ path: SymbolPath) -> Self { adding(path, .hole, Part.Ink()) }

    /// Adds a dot that is the same in every variant. The line's width comes to the radius.
    func dot(_ x: Double, _ y: Double, radius: Double) -> Self {
        adding(.point(x, y), .line, Part.Ink(plus: radius * 2))
    }

    /// Adds a dot on an outline, which the variant `fill` leaves free. The line's width comes to the radius.
    func detailDot(_ x: Double, _ y: Double, radius: Double, times: Double = 1) -> Self {
        adding(.point(x, y), .detail, Part.Ink(times: times, plus: radius * 2))
    }

    /// Leaves a figure free, and space around it.
    func free(_ path: SymbolPath) -> Self {
        adding(path, .gap, Part.Ink(plus: Self.gapWidth * 2, hasArea: true))
    }

    /// Leaves a line free, and space around it.
    func freeLine(_ path: SymbolPath, gap: Double = gapWidth) -> Self {
        adding(path, .gap, Part.Ink(plus: gap * 2))
    }

    /// Leaves what lies inside a figure free.
    func gap(_ path: SymbolPath) -> Self { adding(path, .gap, Part.Ink(times: 0, hasArea: true)) }

    /// Adds the parts of another drawing.
    func with(_ other: Drawing) -> Self {
        var drawing = self
        drawing.parts += other.parts
        return drawing
    }

    /// The same with lines that grow by this share only above the regular weight: for symbols with little room between lines.
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
    /// The bounds of a single point.
    init(_ x: Double, _ y: Double) {
        (minX, minY, maxX, maxY) = (x, y, x, y)
    }
}
