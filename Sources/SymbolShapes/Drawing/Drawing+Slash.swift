/// The variant `slash`.
extension Drawing {
    /// The symbol with a line across it, and free space along the line.
    var slashed: Self {
        let middle = bounds.middle
        let reach = min(9.4, max(7, min(bounds.width, bounds.height) / 2))
        let slash = SymbolPath.line(
            middle.x - reach, middle.y - reach, middle.x + reach, middle.y + reach)
        return freeLine(slash).line(slash)
    }
}
