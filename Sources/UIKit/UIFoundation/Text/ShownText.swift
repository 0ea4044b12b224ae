import TextMetrics

/// The displayed lines of a view's text, as a value from which screenshots are made.
package struct ShownText: Hashable {
    /// The font, color, and decoration of a piece of text.
    package struct Look: Hashable {
        package var font: UIFont
        package var color: UIColor
        /// The background color.
        package var background: UIColor?
        package var underline: TextRule?
        package var strikethrough: TextRule?
        package var outline: TextOutline?
        package var shadow: NSShadow?
        package var attachment: ShownAttachment?
        /// The kerning after each character, in points.
        package var kern: CGFloat = 0
        /// The baseline offset of the letters, in points.
        package var rise: CGFloat = 0
        /// The skew of the letters, relative to their height.
        package var lean: CGFloat = 0

        package init(
            font: UIFont, color: UIColor, background: UIColor? = nil, underline: TextRule? = nil,
            strikethrough: TextRule? = nil, outline: TextOutline? = nil, shadow: NSShadow? = nil,
            attachment: ShownAttachment? = nil, kern: CGFloat = 0, rise: CGFloat = 0, lean: CGFloat = 0
        ) {
            self.font = font
            self.color = color
            self.background = background
            self.underline = underline
            self.strikethrough = strikethrough
            self.outline = outline
            self.shadow = shadow
            self.attachment = attachment
            self.kern = kern
            self.rise = rise
            self.lean = lean
        }
    }

    /// An underline or strikethrough.
    package struct TextRule: Hashable {
        package var style: NSUnderlineStyle
        /// `nil` for the color of the letters.
        package var color: UIColor?
    }

    /// The stroke of letter outlines.
    package struct TextOutline: Hashable {
        /// In points.
        package var width: CGFloat
        /// `nil` for the color of the letters.
        package var color: UIColor?
        /// Whether the letters are also filled.
        package var isFilled: Bool
    }

    /// A piece of a line with one look.
    package struct Piece: Hashable {
        /// The text, including the ellipsis of a truncated line.
        package var text: String
        /// The start, relative to the line's start, in points.
        package var x: CGFloat
        package var width: CGFloat
        package var look: Look
    }

    /// A line of text.
    package struct Line: Hashable {
        /// The start of the line on its baseline, in the view's coordinates.
        package var origin: CGPoint
        package var width: CGFloat
        /// The line's top edge, in the view's coordinates.
        package var top: CGFloat
        package var height: CGFloat
        /// The part of the line that stays in position in another font.
        package var side = TextLine.Side.start
        package var pieces: [Piece]

        /// The text of the line.
        package var text: String { pieces.map(\.text).joined() }
    }

    /// The lines, from top to bottom.
    package var lines: [Line] = []
    /// Whether an ellipsis replaces some of the text, or lines are omitted.
    package var isTruncated = false
    /// Whether the view is disabled, so that its text is dimmed.
    package var isDimmed = false

    package init(lines: [Line] = [], isTruncated: Bool = false, isDimmed: Bool = false) {
        self.lines = lines
        self.isTruncated = isTruncated
        self.isDimmed = isDimmed
    }

    /// Creates the value from a layout.
    package struct Maker {
        package let runs: [Look]
        /// The upper-left corner of the text.
        package let origin: CGPoint

        package init(runs: [Look], origin: CGPoint) {
            self.runs = runs
            self.origin = origin
        }

        package func make(_ layout: TextLayout, isDimmed: Bool) -> ShownText {
            ShownText(
                lines: layout.lines.map(line), isTruncated: layout.isTruncated, isDimmed: isDimmed)
        }

        /// Returns the value of some lines of a layout.
        package func make(_ lines: [TextLine]) -> ShownText { ShownText(lines: lines.map(line)) }

        private func line(_ line: TextLine) -> Line {
            Line(
                origin: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline), width: line.width,
                top: origin.y + line.top, height: line.height, side: line.side,
                pieces: line.pieces.map { piece in
                    Piece(text: piece.text, x: piece.x, width: piece.width, look: runs[piece.run])
                })
        }
    }
}
