/// The distances of a view's baselines from its edges, in points.
@_spi(UIKitModules) public struct BaselineDistances {
    /// The distance from the top edge to the first line's baseline.
    package var firstFromTop: CGFloat
    /// The distance from the last line's baseline to the bottom edge.
    package var lastFromBottom: CGFloat
    /// The distance of the baseline below the vertical center, for a single line that is always centered. The distances from the edges are
    /// ignored then.
    package var fromMiddle: CGFloat?

    package init(firstFromTop: CGFloat, lastFromBottom: CGFloat, fromMiddle: CGFloat? = nil) {
        self.firstFromTop = firstFromTop
        self.lastFromBottom = lastFromBottom
        self.fromMiddle = fromMiddle
    }
}
