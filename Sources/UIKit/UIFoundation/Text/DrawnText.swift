import TextMetrics

/// Text that is laid out and drawn in the current context.
@MainActor
package struct DrawnText {
    private let text: StyledText
    private var looks: [ShownText.Look]
    /// The maximum number of lines; 0 for no limit.
    package var lineLimit = 1

    /// Creates text in one style.
    package init(_ string: String, _ font: UIFont, _ color: UIColor) {
        text = StyledText(string, font.runStyle(usesLeading: false))
        looks = [ShownText.Look(font: font, color: color)]
    }

    /// Creates text with attributes. The font and color apply where the text has none.
    package init(_ string: NSAttributedString, _ font: UIFont, _ color: UIColor) {
        text = string.measured(font: font)
        looks = string.looks(font: font, color: color)
    }

    /// Adds a shadow to the parts of the text that have none.
    package mutating func cast(_ shadow: NSShadow) {
        for index in looks.indices where looks[index].shadow == nil { looks[index].shadow = shadow }
    }

    /// The size of the text within a width, in points.
    package func size(within width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
        let layout = layout(width: width, alignment: .left)
        return CGSize(width: layout.width.rounded(.up), height: layout.height.rounded(.up))
    }

    /// Draws the text vertically centered in the rectangle.
    package func draw(in rect: CGRect, _ alignment: ParagraphShape.Alignment = .left) {
        let layout = layout(width: rect.width, alignment: alignment)
        let top = rect.minY + (rect.height - layout.height) / 2
        let maker = ShownText.Maker(runs: looks, origin: CGPoint(x: rect.minX, y: top))
        maker.make(layout, isDimmed: false).draw()
    }

    private func layout(width: CGFloat, alignment: ParagraphShape.Alignment) -> TextLayout {
        DrawnTextLayouts.layout(
            DrawnTextLayouts.Request(
                text: text, alignment: alignment, width: width, lineLimit: lineLimit, era: .current))
    }
}

/// The layouts of texts that were drawn before. A view requests its text's layout several times, and each picture
/// requests it again.
@MainActor
private enum DrawnTextLayouts {
    struct Request: Hashable {
        let text: StyledText
        let alignment: ParagraphShape.Alignment
        let width: CGFloat
        package let lineLimit: Int
        let era: MetricsEra
    }

    private static let limit = 512
    private static var known: [Request: TextLayout] = [:]

    static func layout(_ request: Request) -> TextLayout {
        if let known = known[request] { return known }
        if known.count >= limit { known.removeAll(keepingCapacity: true) }
        let made = TextLayout(
            request.text, shape: ParagraphShape(.truncatingTail, alignment: request.alignment),
            in: TextLayout.Container(width: request.width, lineLimit: request.lineLimit), era: request.era)
        known[request] = made
        return made
    }
}
