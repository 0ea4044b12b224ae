import TextMetrics

/// A line of a laid-out paragraph. iOS 15. Follows Apple's page "NSTextLineFragment".
open class NSTextLineFragment: NSObject {
    private let text: NSAttributedString
    private let lines: ParagraphLines
    private let line: TextLine
    /// The origin of the line in its layout fragment.
    private let corner: CGPoint

    /// Creates a line with a part of a text, without a limit of its width.
    ///
    /// Follows Apple's page "init(attributedString:range:)".
    public init(attributedString: NSAttributedString, range: NSRange) {
        text = NSAttributedString(attributedString: attributedString)
        lines = ParagraphLines(of: text.attributedSubstring(from: range), start: range.location)
        line = lines.oneLine
        corner = .zero
        super.init()
    }

    /// Creates a line with a part of a text that has uniform attributes.
    ///
    /// Follows Apple's page "init(string:attributes:range:)".
    public convenience init(
        string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
    ) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    /// Creates a line of a laid-out paragraph.
    package init(_ line: TextLine, of lines: ParagraphLines, text: NSAttributedString, corner: CGPoint) {
        self.line = line
        self.lines = lines
        self.text = text
        self.corner = corner
        super.init()
    }

    /// The text that contains the line: that of the whole paragraph.
    open var attributedString: NSAttributedString { text }

    /// The range of the line in the text, including spaces and the newline at its end.
    open var characterRange: NSRange {
        NSRange(location: lines.start + line.range.lowerBound, length: line.range.count)
    }

    /// The rectangle of the line in its layout fragment; without one, at the origin.
    open var typographicBounds: CGRect {
        CGRect(x: corner.x + line.x, y: corner.y + line.top, width: line.width, height: line.height)
    }

    /// The origin of the first glyph, on the baseline, relative to the origin of ``typographicBounds``.
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: line.baseline - line.top) }

    /// Draws the line, with the origin of the first glyph at the point.
    ///
    /// Follows Apple's page "draw(at:in:)".
    open func draw(at point: CGPoint, in context: CGContext) {
        let origin = CGPoint(x: point.x - line.x, y: point.y - line.baseline)
        lines.draw([line], at: origin, in: context)
    }

    /// Returns the origin of a character, on the baseline, relative to the origin of ``typographicBounds``.
    ///
    /// Follows Apple's page "locationForCharacter(at:)".
    open func locationForCharacter(at index: Int) -> CGPoint {
        let place = min(max(index - lines.start, line.range.lowerBound), line.range.upperBound)
        return CGPoint(x: lines.places.x(of: place, on: line) - line.x, y: glyphOrigin.y)
    }

    /// Returns the index of the character at a point, relative to the origin of ``typographicBounds``: the one whose
    /// width contains it.
    ///
    /// Follows Apple's page "characterIndex(for:)".
    open func characterIndex(for point: CGPoint) -> Int { character(at: point.x).location }

    /// Returns the fraction of the character's width that is before a point, from 0 to 1.
    ///
    /// Follows Apple's page "fractionOfDistanceThroughGlyph(for:)".
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        let character = character(at: point.x)
        let from = locationForCharacter(at: character.location).x
        let to = locationForCharacter(at: character.upperBound).x
        return to > from ? min(max((point.x - from) / (to - from), 0), 1) : 0
    }

    private func character(at x: CGFloat) -> NSRange {
        let string = text.string
        var nearest = lines.start + lines.places.offset(at: x + line.x, on: line)
        if x < locationForCharacter(at: nearest).x { nearest = max(characterRange.location, nearest - 1) }
        return string.character(min(nearest, max(characterRange.location, characterRange.upperBound - 1)))
    }

    /// Returns the characters of the line with their edges, in the order of the text, relative to the origin of
    /// ``typographicBounds``. A newline has no width.
    package func carets() -> [(range: NSRange, from: CGFloat, to: CGFloat)] {
        var carets: [(NSRange, CGFloat, CGFloat)] = []
        var place = characterRange.location
        while place < characterRange.upperBound {
            let range = NSUnionRange(text.string.character(place), NSRange(location: place, length: 1))
            carets.append(
                (range, locationForCharacter(at: place).x, locationForCharacter(at: range.upperBound).x))
            place = range.upperBound
        }
        return carets
    }

    /// Whether the line ends with a newline.
    var endsParagraph: Bool {
        guard characterRange.length > 0 else { return false }
        let part = text.string.part(characterRange)
        return part.last?.isNewline == true
    }
}
