/// The type of a path element. Follows Apple's page "CGPathElementType".
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint
    /// A line; one point.
    case addLineToPoint
    /// A quadratic curve; its control point and its endpoint.
    case addQuadCurveToPoint
    /// A cubic curve; its two control points and its endpoint.
    case addCurveToPoint
    /// Closes the subpath; no points.
    case closeSubpath
}

/// A path element, as passed to the block of ``CGPath/applyWithBlock(_:)``. Follows Apple's page "CGPathElement".
public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// The points; their number depends on the type. Valid only during the call.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from its type and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The type of the function that ``CGPath/apply(info:function:)`` calls. Follows Apple's page "CGPathApplierFunction".
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
