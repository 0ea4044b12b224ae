/// Measures text of one style, in points, unrounded.
package struct TextMeasure: Sendable {
    /// The version of San Francisco.
    package let era: MetricsEra

    package init(_ era: MetricsEra) {
        self.era = era
    }

    /// Returns the width of a text on one line. Newlines have no width.
    package func width(of text: String, style: RunStyle) -> Double {
        let ruler = CharacterRuler(style, era)
        return ruler.asciiWidth(of: text)
            ?? WidthCache.shared.width(WidthCache.Key(text: text, style: style, era: era)) {
                ruler.width(of: text)
            }
    }

    /// Returns the start of each character of a text on one line, followed by the end of the text.
    ///
    /// Characters are Swift characters, as the user perceives them.
    package func offsets(of text: String, style: RunStyle) -> [Double] {
        let ruler = CharacterRuler(style, era)
        var offsets = [0.0]
        var before: Character?
        for character in text {
            let kern = before.map { ruler.kerning($0, character) } ?? 0
            // Kerning moves the second character of a pair.
            offsets[offsets.count - 1] += kern
            offsets.append(offsets[offsets.count - 1] + ruler.width(of: character))
            before = character
        }
        return offsets
    }
}
