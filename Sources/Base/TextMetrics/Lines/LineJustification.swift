// Justified lines.
extension LineSpan {
    /// Returns whether the line is justified: the last line of a paragraph isn't.
    func isJustified(in measured: MeasuredText) -> Bool {
        shape.alignment == .justified && end < paragraph.upperBound
            && !measured.characters[start..<end].contains { $0.kind == .tab }
    }

    /// Distributes the remaining width to the line's spaces. Each word becomes a piece.
    func justified(_ line: TextLine, to width: Double, in measured: MeasuredText) -> TextLine {
        let shown = withoutSpacesAtEnd(measured)
        let spaces = measured.characters[shown].count { $0.kind == .space }
        guard spaces > 0, width > line.width else { return line }
        var line = line
        line.pieces = words(shown, in: measured, wideningSpacesBy: (width - line.width) / Double(spaces))
        line.width = width
        return line
    }

    /// Returns the words and the spaces between them, alternating.
    private func words(
        _ shown: Range<Int>, in measured: MeasuredText, wideningSpacesBy extra: Double
    ) -> [TextLine.Piece] {
        var pieces: [TextLine.Piece] = []
        var (first, x) = (shown.lowerBound, 0.0)
        while first < shown.upperBound {
            let (run, kind) = (measured.characters[first].run, measured.characters[first].kind)
            let end =
                measured.characters[first..<shown.upperBound].firstIndex {
                    $0.run != run || ($0.kind == .space) != (kind == .space)
                } ?? shown.upperBound
            let natural = measured.characters[first..<end].reduce(0) { $0 + $1.advance }
            let width = natural + (kind == .space ? extra * Double(end - first) : 0)
            pieces.append(measured.piece(first..<end, run: run, x: x, width: width))
            (first, x) = (end, x + width)
        }
        return pieces
    }
}
