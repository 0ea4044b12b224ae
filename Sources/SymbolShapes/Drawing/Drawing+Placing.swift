/// Moving, enlarging, turning and mirroring a drawing. Lines keep their width.
extension Drawing {
    func moved(_ dx: Double, _ dy: Double) -> Self { mapped { $0.moved(dx, dy) } }

    func scaled(_ factor: Double) -> Self { mapped { $0.scaled(factor) } }

    /// Turned clockwise about the middle of the grid.
    func turned(_ degrees: Double) -> Self { mapped { $0.turned(degrees) } }

    /// Left and right exchanged.
    var mirrored: Self { mapped { $0.mirrored(x: width / 2) } }

    /// The same in a box of another width, at its middle.
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
