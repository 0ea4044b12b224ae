/// Lines and curves, with the style that they are drawn in.
///
/// ```swift
/// let path = UIBezierPath(roundedRect: bounds, cornerRadius: 8)
/// UIColor.systemFill.setFill()
/// path.fill()
/// ```
///
/// Paths may be used in any thread, one at a time. Follows Apple's page "UIBezierPath".
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    /// Creates a path without lines.
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

    /// Creates a rectangle with round corners. A radius that the rectangle has no room for is made smaller.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle some of whose corners are round.
    ///
    /// The width of the radii counts for both directions. Follows Apple's page
    /// "init(roundedRect:byRoundingCorners:cornerRadii:)".
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init(RoundedCorners(rect, corners, radius: cornerRadii.width).path)
    }

    /// Creates a part of a circle. Angles are in radians, from the right; `clockwise` is as the user sees it.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Creates a path with the lines of another.
    public convenience init(cgPath CGPath: CGPath) {
        self.init(CGPath)
    }

    private convenience init(_ path: CGPath) {
        self.init()
        self.path.addPath(path)
    }

    /// Reads a path with its style from an archive. Follows Apple's page "init(coder:)".
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

    /// Writes the path with its style to an archive.
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

    /// Whether paths can be read from archives that somebody else may have changed: yes.
    open class var supportsSecureCoding: Bool { true }

    /// A path of the same lines, each drawn from its end to its beginning, in the same style. iOS 6.
    open func reversing() -> UIBezierPath {
        guard let copy = copy() as? UIBezierPath else { return UIBezierPath() }
        copy.path = CGMutablePath()
        PathArchive(path).reversed.add(to: copy.path)
        return copy
    }

    /// A path with the same lines and style.
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

    // MARK: Lines

    /// The lines alone. Reading it gives a copy.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Begins a new subpath.
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

    /// Adds a part of a circle, and a line to its beginning where the path has a point. iOS 4.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics counts as if y went up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }

    /// Leads a line back to the subpath's beginning.
    open func close() { path.closeSubpath() }

    /// Takes all lines away.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the lines of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Turns all points by a transform.
    open func apply(_ transform: CGAffineTransform) {
        let old = path
        path = CGMutablePath()
        path.addPath(old, transform: transform)
    }

    // MARK: What it is

    /// Whether there are no lines.
    open var isEmpty: Bool { path.isEmpty }

    /// The rectangle around the lines, without the control points of curves.
    open var bounds: CGRect { path.isEmpty ? .null : path.boundingBoxOfPath }

    /// Where the next line begins.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point lies in the area, by the fill rule. A point on an edge does.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    // MARK: Style

    /// The width of lines in points. Default 1.
    open var lineWidth: CGFloat = 1
    /// The ends of lines. Default `.butt`.
    open var lineCapStyle: CGLineCap = .butt
    /// The corners of lines. Default `.miter`.
    open var lineJoinStyle: CGLineJoin = .miter
    /// How long a corner may be, in line widths, before it is cut. Default 10.
    open var miterLimit: CGFloat = 10
    /// How far a drawn curve may be from the true one, in pixels. Default 0.6. A picture's curves are always true.
    open var flatness: CGFloat = 0.6
    /// Whether what an even number of outlines surrounds is left out. Default `false`.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of dashes and of the gaps between them, in points; `nil` for a line without gaps.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Writes the lengths of dashes, their number and the phase where the pointers are not `nil`.
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

    /// Fills the area in the current context's colour.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Draws the lines in the current context's colour.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Fills the area in a blend mode and with an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: fillRule) }
    }

    /// Draws the lines in a blend mode and with an opacity.
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

    /// Cuts what is drawn from now on in the current context to the area.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// The context's own state stays as it is.
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
    /// The value behind the constants.
    public let rawValue: UInt

    /// Creates it from its raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// At the top and the left.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// At the top and the right.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// At the bottom and the left.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// At the bottom and the right.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four, and any that may come.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A rectangle with round corners, its outline clockwise from the top left.
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
