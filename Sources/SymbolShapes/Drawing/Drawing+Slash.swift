/// The variant `slash`.
extension Drawing {
    /// The symbol with a line across it, and free space along the line.
    var slashed: Self {
        let middle = bounds.middle
        let reach = 8.8
        let slash = SymbolPath.line(
            middle.x - reach, middle.y - reach, middle.x + reach, middle.y + reach)
        let drawing = freeLine(slash, gap: 1.1).line(slash)
        return drawing.width < 23 ? drawing.inBox(width: 23) : drawing
    }
}
