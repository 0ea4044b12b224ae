/// A small mark at a symbol's corner, as in `folder.badge.plus` and `bell.badge`.
struct Badge {
    /// The mark, around the point (0, 0).
    let mark: Drawing
    /// The radius of the space that is left free for it.
    let radius: Double

    /// The mark that the word after `badge` stands for; a dot without a word.
    init?(named name: Substring?) {
        switch name {
        case nil: self.init(Drawing().solid(.circle(0, 0, 2)), radius: 3.7)
        case "plus": self.init(Drawing().line(.line(-3.2, 0, 3.2, 0)).line(.line(0, -3.2, 0, 3.2)))
        case "minus": self.init(Drawing().line(.line(-3.2, 0, 3.2, 0)), radius: 4.4)
        case "xmark": self.init(Drawing().line(.line(-2.4, -2.4, 2.4, 2.4)).line(.line(-2.4, 2.4, 2.4, -2.4)))
        case "checkmark": self.init(Drawing().line(.polyline([(-3.3, 0.4), (-1, 2.9), (3.2, -2.9)])))
        default:
            guard let name, let symbol = SymbolNames.drawing(name) else { return nil }
            self.init(Self.small(symbol))
        }
    }

    private init(_ mark: Drawing, radius: Double = 5) {
        self.mark = mark
        self.radius = radius
    }

    private static func small(_ symbol: Drawing) -> Drawing {
        let bounds = symbol.bounds
        let factor = 6.4 / max(bounds.width, bounds.height)
        let mark = symbol.filled.moved(-bounds.middle.x, -bounds.middle.y).scaled(factor)
        return mark.thinned(0.62)
    }

    /// The symbol with the mark. The dot lies at the upper corner, every other mark at the lower.
    func on(_ symbol: Drawing) -> Drawing {
        let bounds = symbol.bounds
        let isDot = radius < 4
        let x = isDot ? bounds.maxX - 2.6 : bounds.maxX - 0.4
        let y = isDot ? bounds.minY + 3.2 : min(bounds.maxY - 2.4, 17.6)
        var drawing = symbol.gap(.circle(x, y, radius)).with(mark.moved(x, y))
        drawing.width = max(symbol.width, x + 5.7)
        return drawing
    }
}

extension Drawing {
    /// The same with thinner lines.
    fileprivate func thinned(_ factor: Double) -> Self {
        var drawing = self
        for index in parts.indices {
            switch parts[index].ink {
            case .line(let times, let plus):
                drawing.parts[index].ink = .line(times: times * factor, plus: plus * factor / 2)
            case .area(let times, let plus):
                drawing.parts[index].ink = .area(times: times * factor / 2, plus: plus * factor / 2)
            }
        }
        return drawing
    }
}
