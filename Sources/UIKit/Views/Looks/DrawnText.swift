import TextMetrics

/// A text in one style, laid out and drawn in the current context.
@MainActor
struct DrawnText {
    var string: String
    var font: UIFont
    var color: UIColor
    /// How many lines there may be; 0 for as many as it takes.
    var lineLimit = 1
    var lineBreak = ParagraphShape.LineBreak.truncatingTail

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
        for line in layout.lines { draw(line, from: CGPoint(x: rect.minX, y: top)) }
    }

    private func draw(_ line: TextLine, from origin: CGPoint) {
        for piece in line.pieces {
            UIGraphicsGetCurrentContext()?.draw(
                TextRun(
                    string: piece.text, fontName: font.fontName, fontSize: font.pointSize,
                    weight: font.face.weight.cssWeight, isItalic: font.face.isItalic, color: color.cgColor,
                    position: CGPoint(x: origin.x + line.x + piece.x, y: origin.y + line.baseline),
                    width: piece.width))
        }
    }

    private func layout(width: CGFloat, alignment: ParagraphShape.Alignment) -> TextLayout {
        TextLayout(
            StyledText(string, RunStyle(font.face, size: font.pointSize)),
            shape: ParagraphShape(lineBreak, alignment: alignment),
            in: TextLayout.Container(width: width, lineLimit: lineLimit), era: .ofSystem)
    }
}

extension MetricsEra {
    /// That of the simulated system.
    @MainActor
    static var ofSystem: MetricsEra { Runtime.current.system >= .iOS(14) ? .iOS14 : .iOS11 }
}

extension FontWeight {
    /// As CSS and OpenType count: 400 for regular.
    var cssWeight: Int { (rawValue + 1) * 100 }
}
