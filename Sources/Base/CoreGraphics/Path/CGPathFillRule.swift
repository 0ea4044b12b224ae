/// The rule that determines the inside of a path. iOS 11. Follows Apple's page "CGPathFillRule".
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path's winding number around it isn't zero.
    case winding
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd
}
