/// Moves, scales, rotates, and mirrors a drawing. Lines keep their width.
extension Drawing {
    func moved(_ dx: Double, _ dy: Double) -> Self { mapped { $0.moved(dx, dy) } }

    func scaled(_ factor: Double) -> Self { mapped { $0.scaled(factor) } }

    /// Rotates the drawing clockwise around the middle of the grid.
    func turned(_ degrees: Double) -> Self { mapped { $0.turned(degrees) } }

    /// The drawing with left and right exchanged.
    var mirrored: Self { mapped { $0.mirrored(x: width / 2) } }

    /// Centers the drawing in a box of another width.
    func inBox(width: Double) -> Self {
        var drawing = moved((width - self.width) / 2, 0)
        drawing.width = width
        return drawing
    }

    private func mapped(_ change: (SymbolPath) -> SymbolPath) -> Self {
        var drawing = self
        for index in parts.indices { drawing.parts[index].path = change(parts[index].path) }
        return drawing
    }
}
