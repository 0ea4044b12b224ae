/// The distances of a view's baselines from its edges, in points.
struct BaselineDistances {
    /// The distance from the top edge to the first line's baseline.
    var firstFromTop: CGFloat
    /// The distance from the last line's baseline to the bottom edge.
    var lastFromBottom: CGFloat
    /// The distance of the baseline below the vertical center, for a single line that is always centered. The distances from the edges are
    /// ignored then.
    var fromMiddle: CGFloat?
}
