/// Measures text of one style, in points, unrounded.
package struct TextMeasure: Sendable {
    /// Which San Francisco the text is set in.
    package let era: MetricsEra

    /// Creates a measure for an era.
    package init(_ era: MetricsEra) {
        self.era = era
    }

    /// The width of a text on one line. Newlines have no width.
    package func width(of text: String, style: RunStyle) -> Double {
        let ruler = CharacterRuler(style, era)
        return ruler.asciiWidth(of: text)
            ?? WidthCache.shared.width(WidthCache.Key(text: text, style: style, era: era)) {
                ruler.width(of: text)
            }
    }

    /// Where each character of a text begins on one line, and at last where the text ends.
    ///
    /// Characters are Swift's: what the user takes for one.
    package func offsets(of text: String, style: RunStyle) -> [Double] {
        let ruler = CharacterRuler(style, era)
        var offsets = [0.0]
        var before: Character?
        for character in text {
            let kern = before.map { ruler.kerning($0, character) } ?? 0
            // The pair's kerning moves the second character.
            offsets[offsets.count - 1] += kern
            offsets.append(offsets[offsets.count - 1] + ruler.width(of: character))
            before = character
        }
        return offsets
    }
}
