extension CGContext {
    /// Sets the width of lines, in user space units. Defaults to 1.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    /// Sets the shape of line ends.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

    /// Sets the shape of line joins.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

    /// Sets the maximum ratio of miter length to line width. Defaults to 10.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Sets the dash pattern: the lengths of alternating dashes and gaps, starting at `phase`. An empty array makes
    /// lines solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dash = lengths.isEmpty ? nil : LineDash(phase: phase, lengths: lengths)
    }
}
