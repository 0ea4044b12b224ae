/// A layer that draws a gradient over its background, within its rounded corners. iOS 3. Follows Apple's page
/// "CAGradientLayer".
open class CAGradientLayer: CALayer {
    private struct GradientValues {
        var colors: [Any]?
        var locations: [NSNumber]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    private var gradient = GradientValues()

    /// Creates a layer without colors.
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The colors, each a `CGColor`, in the order of their locations.
    open var colors: [Any]? {
        get { gradient.colors }
        set { change("colors") { gradient.colors = newValue } }
    }
    /// The location of each color, from 0 to 1; `nil`, the default, distributes them evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { change("locations") { gradient.locations = newValue } }
    }
    /// The start of the gradient, in the unit square. Defaults to (0.5, 0). For radial and conic gradients, it
    /// is the center.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change("startPoint") { gradient.startPoint = newValue } }
    }
    /// The end of the gradient, in the unit square. Defaults to (0.5, 1).
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change("endPoint") { gradient.endPoint = newValue } }
    }
    /// The type of gradient. Defaults to ``CAGradientLayerType/axial``.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { change("type") { gradient.type = newValue } }
    }

    override class var properties: [String: LayerProperty] { allProperties }

    private static let allProperties = LayerProperty.ofLayers.merging(
        [
            "colors": .optional(\CAGradientLayer.colors),
            "locations": .numbers(\CAGradientLayer.locations),
            "startPoint": .value(\CAGradientLayer.startPoint),
            "endPoint": .value(\CAGradientLayer.endPoint), "type": .named(\CAGradientLayer.type),
        ], uniquingKeysWith: { $1 })

    override var drawsOwn: Bool { true }

    override func drawOwn(in context: CGContext) {
        let places = locations?.map { CGFloat($0.doubleValue) }
        let listed = (colors ?? []).compactMap { $0 as? CGColor }
        guard places == nil || places?.count == listed.count,
            let drawn = CGGradient(colors: listed, locations: places)
        else { return }
        context.saveGState()
        context.addPath(CGPath(LayerRenderer.outline(of: self)))
        context.clip()
        draw(drawn, in: context)
        context.restoreGState()
    }

    private func draw(_ gradient: CGGradient, in context: CGContext) {
        let (start, end) = (place(startPoint), place(endPoint))
        let ends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch type {
        case .radial:
            // An ellipse whose radii extend from the center to the end point.
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: abs(end.x - start.x), y: abs(end.y - start.y))
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: ends)
        case .conic:
            let angle = CGFloat(atan2(Double(end.y - start.y), Double(end.x - start.x)))
            context.drawConicGradient(gradient, center: start, angle: angle)
        default: context.drawLinearGradient(gradient, start: start, end: end, options: ends)
        }
    }

    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + bounds.width * point.x, y: bounds.minY + bounds.height * point.y)
    }
}

/// The type of a gradient layer. Follows Apple's page "CAGradientLayerType".
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    /// The raw value of the type.
    public var rawValue: String

    /// Creates a type from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outward, in an ellipse. iOS 3.2.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point. iOS 12.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
