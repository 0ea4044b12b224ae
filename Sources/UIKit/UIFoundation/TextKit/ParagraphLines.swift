import TextMetrics

/// The lines of a laid-out paragraph, with their styles.
package final class ParagraphLines {
    /// The start of the paragraph's text in the text that contains it.
    let start: Int
    let places: TextPlaces
    private let looks: [ShownText.Look]
    /// The space below the paragraph, and the space between it and the next line.
    package let spacing: (before: CGFloat, after: CGFloat)

    /// Lays out a text. An empty one has the empty line of its newline.
    package init(
        of text: NSAttributedString, start: Int = 0, in room: TextLayout.Container = TextLayout.Container(),
        isRightToLeft: Bool = false, usesLeading: Bool = true, lineBreak: ParagraphShape.LineBreak? = nil,
        choices: LineChoices = LineChoices(), attachments: AttachmentContext = AttachmentContext()
    ) {
        var shape = ParagraphShape(lineBreak ?? .wordWrapping)
        shape.isRightToLeft = isRightToLeft
        let shown = text.length > 0 ? text : NSAttributedString(string: "\n")
        let styled = shown.measured(
            shape: shape, usesLeading: usesLeading, lineBreak: lineBreak, attachments: attachments)
        let layout = TextLayout(styled, shape: shape, in: room, era: .current, choices: choices)
        self.start = start
        places = TextPlaces(of: styled, in: layout, era: .current)
        looks = shown.looks(font: NSAttributedString.standardFont, color: .black, attachments: attachments)
        let first = styled.runs.first
        spacing = (
            (first?.shape?.paragraphSpacingBefore ?? 0) + (first?.style.leadingInPoints ?? 0),
            (first?.shape?.paragraphSpacing ?? 0) + (first?.shape?.lineSpacing ?? 0)
        )
    }

    package var lines: [TextLine] { places.layout.lines }

    /// The only line, for a text that has one.
    var oneLine: TextLine { lines[0] }

    func draw(_ lines: [TextLine], at origin: CGPoint, in context: CGContext) {
        let maker = ShownText.Maker(runs: looks, origin: origin)
        UIGraphicsPushContext(context)
        maker.make(lines).draw()
        UIGraphicsPopContext()
    }

    /// The distance by which shadows and strokes extend beyond the glyphs, in points.
    package var overhang: CGFloat {
        looks.reduce(0) { reach, look in
            let shadow = look.shadow.map {
                max(abs($0.shadowOffset.width), abs($0.shadowOffset.height)) + $0.shadowBlurRadius
            }
            return max(reach, shadow ?? 0, look.outline?.width ?? 0, abs(look.lean) * look.font.lineHeight)
        }
    }
}
