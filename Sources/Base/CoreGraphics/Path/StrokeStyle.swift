/// The style of stroked lines.
package struct StrokeStyle: Hashable, Sendable {
    /// The line width, in the units of the path.
    package var width: CGFloat = 1
    /// The shape of line ends.
    package var cap = CGLineCap.butt
    /// The shape of corners.
    package var join = CGLineJoin.miter
    /// The maximum ratio of miter length to line width.
    package var miterLimit: CGFloat = 10
    /// The dash pattern; `nil` for a solid line.
    package var dash: LineDash?

    /// Creates a style. The defaults are those of a new context.
    package init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: LineDash? = nil
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
    }
}

/// The pattern of a dashed line.
package struct LineDash: Hashable, Sendable {
    /// The start of a line in the pattern.
    package var phase: CGFloat
    /// The lengths of alternating dashes and gaps, repeated.
    package var lengths: [CGFloat]

    package init(phase: CGFloat, lengths: [CGFloat]) {
        self.phase = phase
        self.lengths = lengths
    }
}
