/// A line of text in one font and colour.
package struct TextRun: Hashable, Sendable {
    /// The text.
    package var string: String
    /// The name of the font or its family.
    package var fontName: String
    /// The size of the font in points.
    package var fontSize: CGFloat
    /// How bold it is, as CSS and OpenType count: 400 for regular, 700 for bold.
    package var weight: Int
    /// Whether it is italic.
    package var isItalic: Bool
    /// The colour.
    package var color: CGColor
    /// Where the line begins, on its baseline.
    package var position: CGPoint
    /// How wide the line was measured to be; a picture sets it to this width whatever font it has.
    package var width: CGFloat
    /// What stays in place where letters are wider or narrower than was measured.
    package var anchor: Anchor
    /// What is added after each character, in points. Counted in the width.
    package var letterSpacing: CGFloat
    /// The outlines of the letters.
    package var outline: Outline?

    /// A part of a line of text.
    package enum Anchor: Hashable, Sendable {
        /// Its beginning.
        case start
        /// Its middle.
        case middle
        /// Its end.
        case end
    }

    /// The outlines of letters.
    package struct Outline: Hashable, Sendable {
        /// In points.
        package var width: CGFloat
        /// The colour.
        package var color: CGColor
        /// Whether the letters are filled as well.
        package var isFilled: Bool

        /// Creates outlines.
        package init(width: CGFloat, color: CGColor, isFilled: Bool) {
            self.width = width
            self.color = color
            self.isFilled = isFilled
        }
    }

    /// Creates a run of text.
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
