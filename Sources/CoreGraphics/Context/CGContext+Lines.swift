// How lines are stroked.
extension CGContext {
    /// The width of lines in user space. Default 1.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    /// How the ends of lines look.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

    /// How the corners of lines look.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

    /// How many widths long a mitered corner may be. Default 10.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Makes lines dashed: the lengths of dashes and gaps in turn, from `phase` on. No lengths, no gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dash = lengths.isEmpty ? nil : LineDash(phase: phase, lengths: lengths)
    }
}
