import TextMetrics

/// The lines that a view shows of its text, as a value: pictures are made of it.
package struct ShownText: Hashable {
    /// The font and colour of a part.
    package struct Look: Hashable {
        package var font: UIFont
        package var color: UIColor
    }

    /// A part of a line that looks the same.
    package struct Piece: Hashable {
        /// What is written; an ellipsis stands for what is left out.
        package var text: String
        /// Where it begins, from the line's beginning, in points.
        package var x: CGFloat
        package var width: CGFloat
        package var look: Look
    }

    /// A line of text.
    package struct Line: Hashable {
        /// Where the line begins and its letters stand, in the view's coordinates.
        package var origin: CGPoint
        package var width: CGFloat
        package var pieces: [Piece]

        /// What is written on the line.
        package var text: String { pieces.map(\.text).joined() }
    }

    /// The lines from top to bottom.
    package var lines: [Line] = []
    /// Whether an ellipsis stands for some of the text, or lines are left out.
    package var isTruncated = false
    /// Whether the view is disabled, so that its text is drawn weaker.
    package var isDimmed = false

    /// Makes the value of a layout.
    struct Maker {
        let runs: [Look]
        /// Where the text's upper left corner is.
        let origin: CGPoint

        func make(_ layout: TextLayout, isDimmed: Bool) -> ShownText {
            ShownText(
                lines: layout.lines.map(line), isTruncated: layout.isTruncated, isDimmed: isDimmed)
        }

        private func line(_ line: TextLine) -> Line {
            Line(
                origin: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline), width: line.width,
                pieces: line.pieces.map { piece in
                    Piece(text: piece.text, x: piece.x, width: piece.width, look: runs[piece.run])
                })
        }
    }
}
