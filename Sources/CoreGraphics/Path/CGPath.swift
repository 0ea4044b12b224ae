/// A shape of lines and curves, in one or more subpaths.
///
/// It never changes, unless it is a ``CGMutablePath``. Two paths are equal when their elements are. Follows Apple's page
/// "CGPath".
public class CGPath: Hashable {
    /// The path as a value.
    package internal(set) var elements: PathElements

    /// Creates a path from its value.
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

    /// Creates a rectangle whose corners are quarters of an ellipse. A corner larger than half a side counts as half of
    /// it. iOS 7.
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

    /// A path with the same elements, which never changes.
    public func copy() -> CGPath? { CGPath(elements) }

    /// A path with the same elements, moved by a transform. iOS 5.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements.applying(transform?.pointee ?? .identity))
    }

    /// A path with the same elements that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    /// A path with the same elements, moved by a transform, that can be added to. iOS 5.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements.applying(transform?.pointee ?? .identity))
    }

    /// The path's dashes, each an open subpath. Their lengths are measured after the transform. iOS 5.
    ///
    /// A dash along a curve is made of lines that lie no further than a thousandth of a point from it; Apple's is made of
    /// curves.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(
            PathDasher.dashes(
                of: elements.applying(transform), LineDash(phase: phase, lengths: lengths)))
    }

    /// The outline of the stroked path: to fill it by the winding rule is to stroke the path. iOS 5.
    ///
    /// It covers what Apple's covers, within a thousandth of a point. The elements are others: a piece for each line,
    /// corner and end, and they overlap.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(PathStroker.outline(of: elements.applying(transform), style))
    }

    // MARK: What it is

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Whether the path is an upright rectangle, which is written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = elements.rect else { return false }
        rect?.pointee = found
        return true
    }

    /// Where the next element would begin; (0, 0) for an empty path.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// The smallest rectangle around every point, control points included; null for an empty path.
    public var boundingBox: CGRect { elements.boundingBox }

    /// The smallest rectangle around the path itself, control points left out; null for an empty path. iOS 4.
    public var boundingBoxOfPath: CGRect { elements.boundingBoxOfPath }

    /// Whether a point, moved by the transform, lies inside. A subpath that is left open counts as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        elements.contains(point.applying(transform), using: rule)
    }

    /// Calls a block with each element in turn. The element's points are there while the block runs. iOS 11.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements.list {
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                // A close has no points, and Apple's element still has a place for them.
                withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { nowhere in
                    guard let place = buffer.baseAddress ?? nowhere.baseAddress else { return }
                    var shown = CGPathElement(type: element.type, points: place)
                    block(&shown)
                }
            }
        }
    }

    /// Calls a function with `info` and each element in turn.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether both paths have the same elements.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

    /// Puts the elements into a hash.
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
