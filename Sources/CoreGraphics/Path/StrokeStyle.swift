/// How a line is stroked.
package struct StrokeStyle: Hashable, Sendable {
    /// The line's width, in the units of the path.
    package var width: CGFloat = 1
    /// How its ends look.
    package var cap = CGLineCap.butt
    /// How its corners look.
    package var join = CGLineJoin.miter
    /// How many widths long a mitered corner may be.
    package var miterLimit: CGFloat = 10
    /// Its dashes; `nil` for a line without gaps.
    package var dash: LineDash?

    /// Creates a style; without arguments that of a new context.
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
    /// How far into the pattern a line begins.
    package var phase: CGFloat
    /// The lengths of dashes and gaps in turn, over and over.
    package var lengths: [CGFloat]

    /// Creates a pattern.
    package init(phase: CGFloat, lengths: [CGFloat]) {
        self.phase = phase
        self.lengths = lengths
    }
}
