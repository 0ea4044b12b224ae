/// A line of text in one font and color.
package struct TextRun: Hashable, Sendable {
    /// The text.
    package var string: String
    /// The name of the font or its family.
    package var fontName: String
    /// The size of the font in points.
    package var fontSize: CGFloat
    /// The font weight on the scale of CSS and OpenType: 400 for regular, 700 for bold.
    package var weight: Int
    /// Whether the font is italic.
    package var isItalic: Bool
    package var color: CGColor
    /// The start of the line, on its baseline.
    package var position: CGPoint
    /// The measured width of the line. A renderer fits the line to this width in any font.
    package var width: CGFloat
    /// The part that stays in position if the rendered letters are wider or narrower than measured.
    package var anchor: Anchor
    /// The space after each character, in points. Included in `width`.
    package var letterSpacing: CGFloat
    /// The outlines of the letters, if any.
    package var outline: Outline?

    /// A position in a line of text.
    package enum Anchor: Hashable, Sendable {
        case start
        case middle
        case end
    }

    /// The stroke of letter outlines.
    package struct Outline: Hashable, Sendable {
        /// The width in points.
        package var width: CGFloat
        package var color: CGColor
        /// Whether the letters are also filled.
        package var isFilled: Bool

        package init(width: CGFloat, color: CGColor, isFilled: Bool) {
            self.width = width
            self.color = color
            self.isFilled = isFilled
        }
    }

    package init(
        string: String, fontName: String, fontSize: CGFloat, weight: Int = 400, isItalic: Bool = false,
        color: CGColor, position: CGPoint, width: CGFloat, anchor: Anchor = .start,
        letterSpacing: CGFloat = 0, outline: Outline? = nil
    ) {
        self.string = string
        self.fontName = fontName
        self.fontSize = fontSize
        self.weight = weight
        self.isItalic = isItalic
        self.color = color
        self.position = position
        self.width = width
        self.anchor = anchor
        self.letterSpacing = letterSpacing
        self.outline = outline
    }
}
