/// How far the baselines of a view's text are from its edges, in points.
struct BaselineDistances {
    /// From the upper edge to the first line's baseline.
    var firstFromTop: CGFloat
    /// From the last line's baseline to the lower edge.
    var lastFromBottom: CGFloat
}
