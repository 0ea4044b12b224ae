import SymbolShapes

/// A system symbol, at the size of body text.
struct SymbolDrawing {
    private let shape: SymbolShape
    private static let pointSize: CGFloat = 17

    init(_ name: String) {
        shape = SymbolShapes.shape(named: name) ?? SymbolShapes.neutral(for: name)
    }

    /// In points.
    var size: CGSize {
        CGSize(
            width: (shape.width * Self.pointSize).rounded(.up),
            height: (shape.height * Self.pointSize).rounded(.up))
    }

    /// Draws the symbol into a rectangle, in a colour.
    func draw(in rect: CGRect, _ color: CGColor, mirrored: Bool, _ context: CGContext) {
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.translateBy(x: rect.midX, y: rect.midY)
        let factor = min(rect.width / shape.width, rect.height / shape.height)
        context.scaleBy(x: mirrored && shape.mirrorsInRightToLeft ? -factor : factor, y: factor)
        context.translateBy(x: -shape.width / 2, y: -shape.height / 2)
        for element in shape.elements { draw(element, color, context) }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func draw(_ element: SymbolElement, _ color: CGColor, _ context: CGContext) {
        context.setBlendMode(element.erases ? .clear : .normal)
        context.beginPath()
        context.addPath(element.path.cgPath)
        switch element.paint {
        case .fill(let evenOdd):
            context.setFillColor(color)
            context.fillPath(using: evenOdd ? .evenOdd : .winding)
        case .stroke(let width):
            context.setStrokeColor(color)
            context.setLineWidth(width)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            context.strokePath()
        }
    }
}

extension SymbolPath {
    /// The path as Core Graphics has it.
    fileprivate var cgPath: CGPath {
        let path = CGMutablePath()
        for command in commands {
            switch command {
            case .move(let point): path.move(to: point.cgPoint)
            case .line(let point): path.addLine(to: point.cgPoint)
            case .curve(let end, let control1, let control2):
                path.addCurve(to: end.cgPoint, control1: control1.cgPoint, control2: control2.cgPoint)
            case .arc(let center, let radius, let start, let end, let clockwise):
                // Core Graphics counts as if y went up.
                path.addArc(
                    center: center.cgPoint, radius: radius, startAngle: start, endAngle: end,
                    clockwise: !clockwise)
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}

extension SymbolPoint {
    fileprivate var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}
