/// The shape of a stroked line's ends. Follows Apple's page "CGLineCap".
public enum CGLineCap: Int32, Sendable {
    /// Ends at the endpoint.
    case butt
    /// Ends with a half circle around the endpoint.
    case round
    /// Ends half the line width beyond the endpoint.
    case square
}

/// The shape of a stroked line's corners. Follows Apple's page "CGLineJoin".
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner within the miter limit; otherwise ``bevel``.
    case miter
    /// A rounded corner.
    case round
    /// A cut-off corner.
    case bevel
}
