/// A shape of lines and curves, in one or more subpaths.
///
/// Immutable, except for a ``CGMutablePath``. Two paths are equal if their elements are equal. Follows Apple's
/// page "CGPath".
public class CGPath: Hashable {
    package internal(set) var elements: PathElements

    package init(_ elements: PathElements) {
        self.elements = elements
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addRect(rect) }
    }

    /// Creates an ellipse that touches the four sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addEllipse(in: rect) }
    }

    /// Creates a rectangle with elliptical corners. A corner is limited to half of each side. iOS 7.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(transform) {
            $0.addRoundedRect(rect.standardized, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        }
    }

    private convenience init(
        _ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout PathElements) -> Void
    ) {
        var elements = PathElements()
        build(&elements)
        self.init(elements.applying(transform?.pointee ?? .identity))
    }

    // MARK: Copies

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(elements) }

    /// Returns an immutable copy, transformed. iOS 5.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements.applying(transform?.pointee ?? .identity))
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    /// Returns a mutable copy, transformed. iOS 5.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements.applying(transform?.pointee ?? .identity))
    }

    /// Returns the path's dashes, each as an open subpath. The lengths apply after the transform. iOS 5.
    ///
    /// A dash along a curve consists of lines within a thousandth of a point of the curve. Apple's dashes
    /// consist of curves.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(
            PathDasher.dashes(
                of: elements.applying(transform), LineDash(phase: phase, lengths: lengths)))
    }

    /// Returns the outline of the stroked path. Filling it with the winding rule gives the same result as stroking the
    /// path. iOS 5.
    ///
    /// The outline covers the same area as Apple's, within a thousandth of a point, with other elements: an overlapping
    /// piece for each line, corner, and end.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(PathStroker.outline(of: elements.applying(transform), style))
    }

    // MARK: Properties

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Returns whether the path is an upright rectangle, and if so, writes it to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = elements.rect else { return false }
        rect?.pointee = found
        return true
    }

    /// The current point; (0, 0) for an empty path.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// The smallest rectangle that encloses all points, including control points; null for an empty path.
    public var boundingBox: CGRect { elements.boundingBox }

    /// The smallest rectangle that encloses the path, without control points; null for an empty path. iOS 4.
    public var boundingBoxOfPath: CGRect { elements.boundingBoxOfPath }

    /// Returns whether a point is inside the path, after applying the transform to the point. An open subpath
    /// counts as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        elements.contains(point.applying(transform), using: rule)
    }

    /// Calls a block for each element. The element's points are valid only during the call. iOS 11.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements.list {
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                // A close element has no points, but Apple's type still has a pointer.
                withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { nowhere in
                    guard let place = buffer.baseAddress ?? nowhere.baseAddress else { return }
                    var shown = CGPathElement(type: element.type, points: place)
                    block(&shown)
                }
            }
        }
    }

    /// Calls a function with `info` and each element.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Returns whether two paths have the same elements.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension PathElement {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
