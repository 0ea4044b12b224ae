/// A figure around a smaller symbol, as in `plus.circle` and `checkmark.seal`.
struct Enclosure {
    let figure: Drawing
    /// The center of the space for the symbol.
    let middle: SymbolPoint
    /// Half the width and height of the space.
    let room: Double

    /// Creates the figure for the last word of a name.
    init?(named name: Substring) {
        switch name {
        case "circle": self.init(Figures.circle, 12, 12, room: 5.3)
        case "square": self.init(Figures.square, 12, 12, room: 5.3)
        case "app": self.init(Figures.app, 12, 12, room: 5.3)
        case "rectangle": self.init(Figures.rectangle, 14, 12, room: 4.7)
        case "triangle": self.init(Figures.triangle, 12, 13.6, room: 5.1)
        case "octagon": self.init(Figures.octagon, 12, 12, room: 5.3)
        case "diamond": self.init(Figures.diamond, 12, 12, room: 4.6)
        case "shield": self.init(Figures.shield, 12, 11.8, room: 4.7)
        case "seal": self.init(Figures.seal, 12, 12, room: 4.7)
        case "bubble": self.init(Communication.bubble, 12, 10.8, room: 4.3)
        case "icloud", "cloud": self.init(Weather.cloud, 13.4, 13.4, room: 3.9)
        default: return nil
        }
    }

    private init(_ figure: Drawing, _ x: Double, _ y: Double, room: Double) {
        self.figure = figure
        middle = SymbolPoint(x, y)
        self.room = room
    }

    /// Returns the figure with the symbol inside, scaled to fit. Its outlines are filled, because they are too
    /// small for lines.
    func around(_ symbol: Drawing) -> Drawing {
        let bounds = symbol.bounds
        let diagonal = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()
        let factor = min(
            0.8, room * 2 / max(bounds.width, 0.1), room * 2 / max(bounds.height, 0.1), room * 2.5 / diagonal)
        let middle = bounds.middle
        var content = symbol.filled.moved(-middle.x, -middle.y).scaled(factor).moved(
            self.middle.x, self.middle.y)
        content.parts = content.parts.map { $0.enclosed(factor: factor) }
        return figure.with(content)
    }
}

extension Part {
    /// Returns the part for the inside of another symbol: slightly thinner, with a smaller gap around it.
    fileprivate func enclosed(factor: Double) -> Self {
        var part = self
        part.role = erases ? .detailGap : .detail
        part.ink.times *= ink.hasArea ? 0.7 : 0.95
        part.ink.plus *= factor
        part.growth *= 0.8
        return part
    }
}
