/// Measures the characters of one style.
struct CharacterRuler {
    private let glyphs: GlyphWidths
    private let size: Double
    /// The tracking after each character that the typeface tracks, in points.
    private let tracking: Double
    private let kern: Double
    private let box: InlineBox?

    init(_ style: RunStyle, _ era: MetricsEra) {
        glyphs = GlyphWidths.widths(of: style.face, era: era)
        size = style.size
        kern = style.kern
        box = style.box
        tracking = (glyphs.tracking?.amount(at: style.size) ?? 0) * style.size
    }

    /// Returns the width of a character in points, without kerning.
    func width(of character: Character) -> Double {
        if let box, character == "\u{FFFC}" { return box.width }
        let (em, isTracked) = glyphs.width(of: character, at: size)
        return em * size + (isTracked ? tracking + kern : em > 0 ? kern : 0)
    }

    /// Returns the kerning between two characters, in points.
    func kerning(_ first: Character, _ second: Character) -> Double {
        guard let table = glyphs.kerning, let first = first.asciiValue, let second = second.asciiValue else {
            return 0
        }
        return table.amount(first, second) * size
    }

    /// Returns the width of an ASCII character in points, including the kerning with the preceding character.
    func width(ofASCII code: UInt8, after before: UInt8) -> Double {
        let isWritten = code >= 0x20 || code == 0x09
        let em = glyphs.ascii[Int(code)] + (glyphs.kerning?.amount(before, code) ?? 0)
        return em * size + (isWritten ? tracking + kern : 0)
    }

    func width(of text: String) -> Double {
        var width = 0.0
        var before: Character?
        for character in text {
            if let before { width += kerning(before, character) }
            width += self.width(of: character)
            before = character
        }
        return width
    }

    /// Returns the width of ASCII text; `nil` for other text.
    func asciiWidth(of text: String) -> Double? {
        var (em, count, before) = (0.0, 0, UInt8(0))
        for code in text.utf8 {
            guard code < 0x80 else { return nil }
            em += glyphs.ascii[Int(code)]
            if let kerning = glyphs.kerning { em += kerning.amount(before, code) }
            if code >= 0x20 || code == 0x09 { count += 1 }
            before = code
        }
        return em * size + Double(count) * (tracking + kern)
    }
}
