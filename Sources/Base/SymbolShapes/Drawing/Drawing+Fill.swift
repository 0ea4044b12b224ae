/// The `fill` variant.
extension Drawing {
    /// The drawing with filled outlines and cut-out details; other parts don't change.
    var filled: Self {
        var drawing = self
        drawing.parts = parts.map(\.filled)
        return drawing
    }
}
