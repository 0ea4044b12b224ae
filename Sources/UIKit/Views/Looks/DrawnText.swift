import TextMetrics

/// A text in one style, laid out and drawn in the current context.
@MainActor
struct DrawnText {
    var string: String
    var font: UIFont
    var color: UIColor
    /// How many lines there may be; 0 for as many as it takes.
    var lineLimit = 1

    init(_ string: String, _ font: UIFont, _ color: UIColor) {
        self.string = string
        self.font = font
        self.color = color
    }

    /// The size in a width, in points.
    func size(within width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
        let layout = layout(width: width, alignment: .left)
        return CGSize(width: layout.width.rounded(.up), height: layout.height.rounded(.up))
    }

    /// Draws the text in the middle of the rectangle's height.
    func draw(in rect: CGRect, _ alignment: ParagraphShape.Alignment = .left) {
        let layout = layout(width: rect.width, alignment: alignment)
        let top = rect.minY + (rect.height - layout.height) / 2
        let maker = ShownText.Maker(
            runs: [ShownText.Look(font: font, color: color)], origin: CGPoint(x: rect.minX, y: top))
        maker.make(layout, isDimmed: false).draw()
    }

    private func layout(width: CGFloat, alignment: ParagraphShape.Alignment) -> TextLayout {
        TextLayout(
            StyledText(string, font.runStyle(usesLeading: false)),
            shape: ParagraphShape(.truncatingTail, alignment: alignment),
            in: TextLayout.Container(width: width, lineLimit: lineLimit), era: .current)
    }
}
