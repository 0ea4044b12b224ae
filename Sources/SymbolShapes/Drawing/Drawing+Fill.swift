/// The variant `fill`.
extension Drawing {
    /// Outlines are filled, what lies on them is left free, and all else stays.
    var filled: Self {
        var drawing = self
        drawing.parts = parts.map(\.filled)
        return drawing
    }
}
