/// The heights of a typeface in em: multiplied by the size they are points.
package struct FontMetrics: Hashable, Sendable {
    /// How far letters reach above the baseline.
    package var ascender: Double
    /// How far letters reach beneath the baseline; a positive number.
    package var descender: Double
    /// What lies between two lines.
    package var leading: Double
    /// The height of capital letters.
    package var capHeight: Double
    /// The height of the letter x.
    package var xHeight: Double

    /// Creates metrics from numbers in em.
    package init(
        ascender: Double, descender: Double, leading: Double = 0, capHeight: Double, xHeight: Double
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of a line, without what lies between lines.
    package var lineHeight: Double { ascender + descender }
}
