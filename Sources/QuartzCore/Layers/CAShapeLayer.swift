/// A layer that fills and strokes a path. iOS 3. Follows Apple's page "CAShapeLayer".
open class CAShapeLayer: CALayer {
    private struct ShapeValues {
        var path: CGPath?
        var fillColor: CGColor? = .black
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?
    }

    private var shape = ShapeValues()

    /// Creates a layer without a path.
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAShapeLayer { shape = layer.shape }
    }

    /// The path, in the layer's coordinates. A change begins no implicit animation.
    open var path: CGPath? {
        get { shape.path }
        set { change("path") { shape.path = newValue?.copy() } }
    }
    /// The colour of the path's inside. Default black; `nil` for none.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change("fillColor") { shape.fillColor = newValue } }
    }
    /// Which points lie inside. Default ``CAShapeLayerFillRule/nonZero``.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { change("fillRule") { shape.fillRule = newValue } }
    }
    /// The colour of the path's line. Default `nil`, for none.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change("strokeColor") { shape.strokeColor = newValue } }
    }
    /// Where the line begins, as a share of the path's length. Default 0. iOS 4.2.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change("strokeStart") { shape.strokeStart = newValue } }
    }
    /// Where the line ends, as a share of the path's length. Default 1. iOS 4.2.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change("strokeEnd") { shape.strokeEnd = newValue } }
    }
    /// The width of the line. Default 1.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change("lineWidth") { shape.lineWidth = newValue } }
    }
    /// How many widths long a mitered corner may be. Default 10.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change("miterLimit") { shape.miterLimit = newValue } }
    }
    /// How the ends of the line look. Default ``CAShapeLayerLineCap/butt``.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { change("lineCap") { shape.lineCap = newValue } }
    }
    /// How the corners of the line look. Default ``CAShapeLayerLineJoin/miter``.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { change("lineJoin") { shape.lineJoin = newValue } }
    }
    /// How far into the pattern the line begins. Default 0.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { change("lineDashPhase") { shape.lineDashPhase = newValue } }
    }
    /// The lengths of dashes and gaps in turn; `nil`, the default, for a line without gaps.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change("lineDashPattern") { shape.lineDashPattern = newValue } }
    }

    override class var properties: [String: LayerProperty] { allProperties }

    private static let allProperties = LayerProperty.ofLayers.merging(
        [
            "path": .optional(\CAShapeLayer.path, isAnimated: false),
            "fillColor": .optional(\CAShapeLayer.fillColor), "fillRule": .plain(\CAShapeLayer.fillRule),
            "strokeColor": .optional(\CAShapeLayer.strokeColor),
            "strokeStart": .value(\CAShapeLayer.strokeStart), "strokeEnd": .value(\CAShapeLayer.strokeEnd),
            "lineWidth": .value(\CAShapeLayer.lineWidth), "miterLimit": .value(\CAShapeLayer.miterLimit),
            "lineCap": .plain(\CAShapeLayer.lineCap), "lineJoin": .plain(\CAShapeLayer.lineJoin),
            "lineDashPhase": .value(\CAShapeLayer.lineDashPhase),
            "lineDashPattern": .numbers(\CAShapeLayer.lineDashPattern),
        ], uniquingKeysWith: { $1 })

    override var drawsOwn: Bool { true }

    override func drawOwn(in context: CGContext) {
        guard let path = shape.path else { return }
        if let fillColor {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, lineWidth > 0, strokeStart < strokeEnd else { return }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setMiterLimit(miterLimit)
        context.setLineCap(lineCap.cap)
        context.setLineJoin(lineJoin.join)
        context.setLineDash(
            phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        context.addPath(CGPath(path.elements.trimmed(from: strokeStart, to: strokeEnd)))
        context.strokePath()
    }
}

/// Which points lie inside a shape. Follows Apple's page "CAShapeLayerFillRule".
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    /// The rule as text.
    public var rawValue: String

    /// Creates a rule from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Those that the path goes around more often one way than the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those from which a ray crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape's line look. Follows Apple's page "CAShapeLayerLineCap".
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    /// The form as text.
    public var rawValue: String

    /// Creates a form from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cut off at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Cut off half the line's width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    fileprivate var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How the corners of a shape's line look. Follows Apple's page "CAShapeLayerLineJoin".
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    /// The form as text.
    public var rawValue: String

    /// Creates a form from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A circle around the corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    fileprivate var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
