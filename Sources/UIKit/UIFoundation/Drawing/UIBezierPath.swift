/// A path of lines and curves with a drawing style.
///
/// ```swift
/// let path = UIBezierPath(roundedRect: bounds, cornerRadius: 8)
/// UIColor.systemFill.setFill()
/// path.fill()
/// ```
///
/// A path can be used on any thread, by one thread at a time. Follows Apple's page "UIBezierPath".
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init(CGPath(rect: rect, transform: nil))
    }

    /// Creates the ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(CGPath(ellipseIn: rect, transform: nil))
    }

    /// Creates a rectangle with rounded corners. A radius that doesn't fit is reduced.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle with some rounded corners.
    ///
    /// The width of the radii applies to both directions. Follows Apple's page
    /// "init(roundedRect:byRoundingCorners:cornerRadii:)".
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init(RoundedCorners(rect, corners, radius: cornerRadii.width).path)
    }

    /// Creates an arc of a circle. Angles are in radians, starting at the right; `clockwise` is the direction that
    /// the user sees.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Creates a path with the elements of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init(CGPath)
    }

    private convenience init(_ path: CGPath) {
        self.init()
        self.path.addPath(path)
    }

    /// Decodes a path with its style. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        guard let lines = PathArchive(coder) else { return nil }
        super.init()
        lines.add(to: path)
        lineWidth = coder.decodeDouble(forKey: "UIBezierPathLineWidth")
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCapStyle")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoinStyle")) ?? .miter
        miterLimit = coder.decodeDouble(forKey: "UIBezierPathMiterLimit")
        flatness = coder.decodeDouble(forKey: "UIBezierPathFlatness")
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
        dash = PathArchive.dash(coder)
    }

    /// Encodes the path with its style.
    open func encode(with coder: NSCoder) {
        PathArchive(path).encode(with: coder)
        coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
        coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCapStyle")
        coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoinStyle")
        coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
        coder.encode(Double(flatness), forKey: "UIBezierPathFlatness")
        coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
        PathArchive.encode(dash: dash, with: coder)
    }

    /// Returns `true`: paths support secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the path with each subpath reversed, in the same style. iOS 6.
    open func reversing() -> UIBezierPath {
        guard let copy = copy() as? UIBezierPath else { return UIBezierPath() }
        copy.path = CGMutablePath()
        PathArchive(path).reversed.add(to: copy.path)
        return copy
    }

    /// Returns a path with the same elements and style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }

    // MARK: Elements

    /// The Core Graphics path. The getter returns a copy.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Begins a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, preceded by a line to its start if the path has a current point. iOS 4.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics defines the direction for a y axis that grows up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }

    /// Adds a line to the start of the subpath.
    open func close() { path.closeSubpath() }

    /// Removes all elements.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let old = path
        path = CGMutablePath()
        path.addPath(old, transform: transform)
    }

    // MARK: Properties

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that encloses the path, without the control points of curves.
    open var bounds: CGRect { path.isEmpty ? .null : path.boundingBoxOfPath }

    /// The current point.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns whether a point is inside, by the fill rule. A point on an edge counts as inside.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    // MARK: Style

    /// The line width in points. Defaults to 1.
    open var lineWidth: CGFloat = 1
    /// The shape of line ends. Defaults to `.butt`.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of corners. Defaults to `.miter`.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The maximum ratio of miter length to line width. Defaults to 10.
    open var miterLimit: CGFloat = 10
    /// The maximum distance between a drawn curve and the exact one, in pixels. Defaults to 0.6. Recorded curves are
    /// always exact.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd fill rule is used. Defaults to `false`.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of dashes and gaps, in points; `nil` for a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Writes the lengths of dashes and gaps, their number, and the phase to the pointers that aren't `nil`.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            for (index, length) in dash.pattern.enumerated() { pattern[index] = length }
        }
        count?.pointee = dash.pattern.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing

    /// Fills the path with the current context's fill color.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Strokes the path with the current context's stroke color.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Fills the path with a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: fillRule) }
    }

    /// Strokes the path with a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.pattern)
            context.strokePath()
        }
    }

    /// Intersects the clip of the current context with the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Draws without changing the context's state.
    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        if alpha < 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }
}

/// The corners of a rectangle. Follows Apple's page "UIRectCorner".
public struct UIRectCorner: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top-left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top-right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom-left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom-right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All corners, including future ones.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A rectangle with rounded corners, whose outline runs clockwise from the top left.
private struct RoundedCorners {
    let path = CGMutablePath()

    init(_ rect: CGRect, _ corners: UIRectCorner, radius: CGFloat) {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        func radiusAt(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(radius, 0) : 0 }
        path.move(to: CGPoint(x: rect.minX + radiusAt(.topLeft), y: rect.minY))
        let turns: [(corner: UIRectCorner, at: CGPoint, then: CGPoint)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY)),
        ]
        for turn in turns {
            path.addArc(tangent1End: turn.at, tangent2End: turn.then, radius: radiusAt(turn.corner))
        }
        path.closeSubpath()
    }
}
