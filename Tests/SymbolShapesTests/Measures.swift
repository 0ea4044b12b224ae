import SymbolShapes

extension SymbolShape {
    /// The bounds of the drawing, including line widths; `nil` if it is empty.
    var inkBounds: SymbolBounds? {
        let all = elements.filter { !$0.erases }.compactMap(\.inkBounds)
        guard var bounds = all.first else { return nil }
        for other in all {
            (bounds.minX, bounds.minY) = (min(bounds.minX, other.minX), min(bounds.minY, other.minY))
            (bounds.maxX, bounds.maxY) = (max(bounds.maxX, other.maxX), max(bounds.maxY, other.maxY))
        }
        return bounds
    }

    var liesInItsBox: Bool {
        guard let bounds = inkBounds else { return false }
        return bounds.minX >= 0 && bounds.maxX <= width && bounds.minY >= 0 && bounds.maxY <= height
    }

    var numbers: [Double] {
        [width, height, baseline] + elements.flatMap { $0.path.numbers + [$0.lineWidth] }
    }

    /// The widths of the drawn lines.
    var lineWidths: [Double] { elements.filter { !$0.erases }.map(\.lineWidth).filter { $0 > 0 } }
}

extension SymbolElement {
    /// The width of the line; 0 for a fill.
    var lineWidth: Double {
        guard case .stroke(let width) = paint else { return 0 }
        return width
    }

    var isFill: Bool { lineWidth == 0 }

    var inkBounds: SymbolBounds? {
        guard var bounds = path.bounds else { return nil }
        bounds.minX -= lineWidth / 2
        bounds.minY -= lineWidth / 2
        bounds.maxX += lineWidth / 2
        bounds.maxY += lineWidth / 2
        return bounds
    }
}

extension SymbolPath {
    var numbers: [Double] { commands.flatMap(\.numbers) }

    /// The kinds of the commands, as letters: they don't change when a path is moved and scaled.
    var kinds: String { String(commands.map(\.kind)) }
}

extension SymbolPath.Command {
    fileprivate var numbers: [Double] {
        switch self {
        case .move(let point), .line(let point): [point.x, point.y]
        case .curve(let point, let control1, let control2):
            [point.x, point.y, control1.x, control1.y, control2.x, control2.y]
        case .arc(let center, let radius, let start, let end, _): [center.x, center.y, radius, start, end]
        case .close: []
        }
    }

    fileprivate var kind: Character {
        switch self {
        case .move: "M"
        case .line: "L"
        case .curve: "C"
        case .arc: "A"
        case .close: "Z"
        }
    }
}
