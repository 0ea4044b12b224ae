import SymbolShapes

/// A system symbol with a size, a weight, and colors; those of body text by default.
struct SymbolDrawing {
    private let known: KnownShape
    private let pointSize: CGFloat
    /// The colors of the first layer and of the layer below it; `nil` to use the color of the context.
    private let layers: (first: UIColor, second: UIColor)?
    /// Whether the cut-out parts of the shape are drawn in the first color: a figure in a filled circle.
    private let hasTwoLayers: Bool

    init(_ name: String, _ values: ConfigurationValues? = nil) {
        let symbol = values?.symbol ?? SymbolValues()
        let (weight, scale) = (symbol.shapeWeight, symbol.shapeScale)
        known = KnownShapes.shape(named: name, weight, scale)
        pointSize = symbol.size(for: values?.traits)
        layers = symbol.colors?.layers
        hasTwoLayers = layers != nil && Self.isEnclosed(name)
    }

    private var shape: SymbolShape { known.shape }

    /// In points.
    var size: CGSize {
        CGSize(
            width: (shape.width * pointSize).rounded(.up),
            height: (shape.height * pointSize).rounded(.up))
    }

    /// The distance from the bottom edge to the baseline of text next to the symbol, in points.
    var baselineOffsetFromBottom: CGFloat { size.height - shape.baseline * pointSize }

    /// Returns whether a name describes a figure in a filled shape: `xmark.circle.fill`.
    private static func isEnclosed(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        let shapes: Set<Substring> = [
            "circle", "square", "rectangle", "capsule", "diamond", "shield", "triangle",
        ]
        return words.count > 2 && words.last == "fill" && shapes.contains(words[words.count - 2])
    }

    /// Draws the symbol into a rectangle, in its own colors or otherwise in `color`.
    func draw(in rect: CGRect, _ color: CGColor, mirrored: Bool, _ context: CGContext) {
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.translateBy(x: rect.midX, y: rect.midY)
        let factor = min(rect.width / shape.width, rect.height / shape.height)
        context.scaleBy(x: mirrored && shape.mirrorsInRightToLeft ? -factor : factor, y: factor)
        context.translateBy(x: -shape.width / 2, y: -shape.height / 2)
        for (element, path) in zip(shape.elements, known.paths) {
            guard let layers, hasTwoLayers else {
                draw(element, path, layers?.first.cgColor ?? color, context)
                continue
            }
            draw(element, path, layers.second.cgColor, context)
            if element.erases { draw(element.shown, path, layers.first.cgColor, context) }
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func draw(_ element: SymbolElement, _ path: CGPath, _ color: CGColor, _ context: CGContext) {
        context.setBlendMode(element.erases ? .clear : .normal)
        context.beginPath()
        context.addPath(path)
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

extension SymbolElement {
    /// The cut-out as a drawn element.
    fileprivate var shown: SymbolElement {
        var element = self
        element.erases = false
        return element
    }
}

extension SymbolPath {
    /// The path as a Core Graphics path.
    fileprivate var cgPath: CGPath {
        let path = CGMutablePath()
        for command in commands {
            switch command {
            case .move(let point): path.move(to: point.cgPoint)
            case .line(let point): path.addLine(to: point.cgPoint)
            case .curve(let end, let control1, let control2):
                path.addCurve(to: end.cgPoint, control1: control1.cgPoint, control2: control2.cgPoint)
            case .arc(let center, let radius, let start, let end, let clockwise):
                // Core Graphics defines the direction for a y axis that grows up.
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

/// A shape, and the Core Graphics paths of its elements.
private struct KnownShape {
    let shape: SymbolShape
    let paths: [CGPath]

    init(_ shape: SymbolShape) {
        self.shape = shape
        paths = shape.elements.map(\.path.cgPath)
    }
}

/// A cache of drawn shapes, because pages show few symbols repeatedly.
private struct KnownShapes {
    private struct Key: Hashable {
        let name: String
        let weight: SymbolWeight
        let scale: SymbolScale
    }

    private static let store = PerThread<[Key: KnownShape]>("PageFlow.UIKit.symbolShapes")

    static func shape(named name: String, _ weight: SymbolWeight, _ scale: SymbolScale) -> KnownShape {
        let key = Key(name: name, weight: weight, scale: scale)
        if let known = store.value?[key] { return known }
        let made = KnownShape(
            SymbolShapes.shape(named: name, weight: weight, scale: scale)
                ?? SymbolShapes.neutral(for: name, weight: weight, scale: scale))
        store.value = (store.value ?? [:]).merging([key: made]) { $1 }
        return made
    }
}
