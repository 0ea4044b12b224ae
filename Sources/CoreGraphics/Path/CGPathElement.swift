/// What one element of a path does. Follows Apple's page "CGPathElementType".
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint
    /// A line; one point.
    case addLineToPoint
    /// A quadratic curve; its control point and its end.
    case addQuadCurveToPoint
    /// A cubic curve; its two control points and its end.
    case addCurveToPoint
    /// Closes the subpath; no point.
    case closeSubpath
}

/// One element of a path, as ``CGPath/applyWithBlock(_:)`` shows it. Follows Apple's page "CGPathElement".
public struct CGPathElement {
    /// What the element does.
    public var type: CGPathElementType
    /// Its points, as many as the type says. They are there while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from its type and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What ``CGPath/apply(info:function:)`` calls for each element. Follows Apple's page "CGPathApplierFunction".
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
