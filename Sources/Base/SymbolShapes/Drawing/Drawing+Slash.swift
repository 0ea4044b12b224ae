/// The `slash` variant.
extension Drawing {
    /// The symbol with a line across it, and a gap along the line's upper side.
    ///
    /// Gaps on both sides would leave too little of narrow symbols.
    var slashed: Self {
        let reach = 8.8
        let drawing = withRoom(aroundMiddle: reach + Self.margin)
        let (x, middle) = (drawing.bounds.middle.x, drawing.bounds.middle.y)
        let y = min(max(middle, reach + Self.margin), Grid.size - reach - Self.margin)
        let slash = SymbolPath.line(x - reach, y - reach, x + reach, y + reach)
        let aside = Self.gapWidth / 2 / 2.0.squareRoot()
        return drawing.freeLine(slash.moved(aside, -aside), gap: Self.gapWidth / 2).line(slash)
    }

    /// Returns the drawing in a box that extends equally far to both sides of its middle.
    private func withRoom(aroundMiddle reach: Double) -> Self {
        let middle = bounds.middle.x
        let (left, right) = (max(0, reach - middle), max(0, middle + reach - width))
        var drawing = moved(left, 0)
        drawing.width += left + right
        return drawing
    }
}
