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

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The path, in the layer's coordinates. A change starts no implicit animation.
    open var path: CGPath? {
        get { shape.path }
        set { change("path") { shape.path = newValue?.copy() } }
    }
    /// The fill color. Defaults to black; `nil` for no fill.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change("fillColor") { shape.fillColor = newValue } }
    }
    /// The fill rule. Defaults to ``CAShapeLayerFillRule/nonZero``.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { change("fillRule") { shape.fillRule = newValue } }
    }
    /// The stroke color. Defaults to `nil`, for no stroke.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change("strokeColor") { shape.strokeColor = newValue } }
    }
    /// The start of the stroke, as a fraction of the path's length. Defaults to 0. iOS 4.2.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change("strokeStart") { shape.strokeStart = newValue } }
    }
    /// The end of the stroke, as a fraction of the path's length. Defaults to 1. iOS 4.2.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change("strokeEnd") { shape.strokeEnd = newValue } }
    }
    /// The width of the line. Defaults to 1.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change("lineWidth") { shape.lineWidth = newValue } }
    }
    /// The maximum ratio of miter length to line width. Defaults to 10.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change("miterLimit") { shape.miterLimit = newValue } }
    }
    /// The shape of line ends. Defaults to ``CAShapeLayerLineCap/butt``.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { change("lineCap") { shape.lineCap = newValue } }
    }
    /// The shape of line joins. Defaults to ``CAShapeLayerLineJoin/miter``.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { change("lineJoin") { shape.lineJoin = newValue } }
    }
    /// The start of the line in the dash pattern. Defaults to 0.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { change("lineDashPhase") { shape.lineDashPhase = newValue } }
    }
    /// The lengths of alternating dashes and gaps; `nil`, the default, for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change("lineDashPattern") { shape.lineDashPattern = newValue } }
    }

    override class var properties: [String: LayerProperty] { allProperties }

    private static let allProperties = LayerProperty.ofLayers.merging(
        [
            "path": .optional(\CAShapeLayer.path, isAnimated: false),
            "fillColor": .optional(\CAShapeLayer.fillColor), "fillRule": .named(\CAShapeLayer.fillRule),
            "strokeColor": .optional(\CAShapeLayer.strokeColor),
            "strokeStart": .value(\CAShapeLayer.strokeStart), "strokeEnd": .value(\CAShapeLayer.strokeEnd),
            "lineWidth": .value(\CAShapeLayer.lineWidth), "miterLimit": .value(\CAShapeLayer.miterLimit),
            "lineCap": .named(\CAShapeLayer.lineCap), "lineJoin": .named(\CAShapeLayer.lineJoin),
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

/// The rule that determines the inside of a shape. Follows Apple's page "CAShapeLayerFillRule".
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    /// The raw value of the rule.
    public var rawValue: String

    /// Creates a rule from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point is inside if the path's winding number around it isn't zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a ray from it crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of line ends. Follows Apple's page "CAShapeLayerLineCap".
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    /// The raw value of the line cap.
    public var rawValue: String

    /// Creates a line cap from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Ends at the endpoint.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Ends with a half circle around the endpoint.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Ends half the line width beyond the endpoint.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    fileprivate var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of line joins. Follows Apple's page "CAShapeLayerLineJoin".
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    /// The raw value of the line join.
    public var rawValue: String

    /// Creates a line join from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A cut-off corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    fileprivate var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
