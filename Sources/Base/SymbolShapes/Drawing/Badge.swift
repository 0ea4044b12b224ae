/// A small mark at a symbol's corner, as in `folder.badge.plus` and `bell.badge`.
struct Badge {
    /// The mark, centered at (0, 0).
    private let mark: Drawing
    /// Whether the mark is the dot, which is placed at the upper corner.
    private let isDot: Bool

    /// Creates the mark for the word after `badge`; a dot without a word.
    init?(named name: Substring?) {
        switch name {
        case nil: self.init(Drawing().solid(.circle(0, 0, 2)), isDot: true)
        case "plus": self.init(Drawing().line(.line(-3.2, 0, 3.2, 0)).line(.line(0, -3.2, 0, 3.2)))
        case "minus": self.init(Drawing().line(.line(-3.2, 0, 3.2, 0)))
        case "xmark": self.init(Drawing().line(.line(-2.4, -2.4, 2.4, 2.4)).line(.line(-2.4, 2.4, 2.4, -2.4)))
        case "checkmark": self.init(Drawing().line(.polyline([(-3.3, 0.4), (-1, 2.9), (3.2, -2.9)])))
        default:
            guard let name, let symbol = SymbolNames.drawing(name) else { return nil }
            self.init(Self.small(symbol))
        }
    }

    private init(_ mark: Drawing, isDot: Bool = false) {
        self.mark = mark
        self.isDot = isDot
    }

    private static func small(_ symbol: Drawing) -> Drawing {
        let bounds = symbol.bounds
        let factor = 6.4 / max(bounds.width, bounds.height)
        let mark = symbol.filled.moved(-bounds.middle.x, -bounds.middle.y).scaled(factor)
        return mark.thinned(0.62)
    }

    /// Returns the symbol with the mark and a gap around the mark. The dot is at the upper corner, every other
    /// mark at the lower.
    func on(_ symbol: Drawing) -> Drawing {
        let bounds = symbol.bounds
        let placed =
            isDot
            ? mark.moved(max(bounds.maxX - 2.6, 5.2), bounds.minY + 3.2)
            : mark.moved(bounds.maxX + 0.2, min(bounds.maxY - 2.4, 17.6))
        var drawing = symbol
        drawing.parts += placed.parts.filter { !$0.erases }.map(\.surroundings)
        drawing.parts += placed.parts
        drawing.width = max(symbol.width, placed.bounds.maxX + 1.4)
        return drawing
    }
}

extension Part {
    /// The gap around the part.
    fileprivate var surroundings: Self {
        var part = self
        part.role = .gap
        part.ink.plus += Drawing.gapWidth * 2
        return part
    }
}

extension Drawing {
    /// Returns the part with thinner lines.
    fileprivate func thinned(_ factor: Double) -> Self {
        var drawing = self
        for index in parts.indices {
            drawing.parts[index].ink.times *= parts[index].ink.hasArea ? factor / 2 : factor
            drawing.parts[index].ink.plus *= factor / 2
        }
        return drawing
    }
}
