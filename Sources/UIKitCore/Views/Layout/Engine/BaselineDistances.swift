/// How far the baselines of a view's text are from its edges, in points.
struct BaselineDistances {
    /// From the upper edge to the first line's baseline.
    var firstFromTop: CGFloat
    /// From the last line's baseline to the lower edge.
    var lastFromBottom: CGFloat
    /// For one line that stands in the middle of whatever height there is: how far the baseline is below the middle. The distances
    /// from the edges do not count then.
    var fromMiddle: CGFloat?
}
