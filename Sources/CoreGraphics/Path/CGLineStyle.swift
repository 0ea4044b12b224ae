/// How the ends of a stroked line look. Follows Apple's page "CGLineCap".
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Cut off half the line's width beyond the end point.
    case square
}

/// How the corners of a stroked line look. Follows Apple's page "CGLineJoin".
public enum CGLineJoin: Int32, Sendable {
    /// A point, where the miter limit allows it; otherwise as ``bevel``.
    case miter
    /// A circle around the corner.
    case round
    /// Cut off.
    case bevel
}
