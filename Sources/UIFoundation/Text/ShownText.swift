import TextMetrics

/// The lines that a view shows of its text, as a value: pictures are made of it.
package struct ShownText: Hashable {
    /// The font and colour of a part, and what is drawn around its letters.
    package struct Look: Hashable {
        package var font: UIFont
        package var color: UIColor
        /// The colour behind the letters.
        package var background: UIColor?
        package var underline: TextRule?
        package var strikethrough: TextRule?
        package var outline: TextOutline?
        package var shadow: NSShadow?
        package var attachment: ShownAttachment?
        /// What is added after each character, in points.
        package var kern: CGFloat = 0
        /// How far the letters stand above the line's baseline, in points.
        package var rise: CGFloat = 0
        /// How far letters lean, as a part of their height.
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

    /// A line beneath or through text.
    package struct TextRule: Hashable {
        package var style: NSUnderlineStyle
        /// `nil` for that of the letters.
        package var color: UIColor?
    }

    /// The outlines of letters.
    package struct TextOutline: Hashable {
        /// In points.
        package var width: CGFloat
        /// `nil` for that of the letters.
        package var color: UIColor?
        /// Whether the letters are filled as well.
        package var isFilled: Bool
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
        /// The line's upper edge, in the view's coordinates.
        package var top: CGFloat
        package var height: CGFloat
        /// What of the line stays in place in another font.
        package var side = TextLine.Side.start
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

    package init(lines: [Line] = [], isTruncated: Bool = false, isDimmed: Bool = false) {
        self.lines = lines
        self.isTruncated = isTruncated
        self.isDimmed = isDimmed
    }

    /// Makes the value of a layout.
    package struct Maker {
        package let runs: [Look]
        /// Where the text's upper left corner is.
        package let origin: CGPoint

        package init(runs: [Look], origin: CGPoint) {
            self.runs = runs
            self.origin = origin
        }

        package func make(_ layout: TextLayout, isDimmed: Bool) -> ShownText {
            ShownText(
                lines: layout.lines.map(line), isTruncated: layout.isTruncated, isDimmed: isDimmed)
        }

        /// Makes the value of some lines of a layout.
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
