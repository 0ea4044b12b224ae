/// The heights of a typeface in ems. Multiply them by the font size to get points.
package struct FontMetrics: Hashable, Sendable {
    /// The extent of letters above the baseline.
    package var ascender: Double
    /// The extent of letters below the baseline; a positive number.
    package var descender: Double
    /// The space between two lines.
    package var leading: Double
    /// The height of capital letters.
    package var capHeight: Double
    /// The height of the letter x.
    package var xHeight: Double

    package init(
        ascender: Double, descender: Double, leading: Double = 0, capHeight: Double, xHeight: Double
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of a line, without leading.
    package var lineHeight: Double { ascender + descender }
}
