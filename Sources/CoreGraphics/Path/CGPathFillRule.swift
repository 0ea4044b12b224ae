/// Which points lie inside a path. iOS 11. Follows Apple's page "CGPathFillRule".
public enum CGPathFillRule: Int, Sendable {
    /// Those that the path goes around more often one way than the other.
    case winding
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd
}
