/// An object in a line of text, such as an image. Lengths are in points.
package struct InlineBox: Hashable, Sendable {
    package var width: Double
    /// The extent above the baseline.
    package var ascent: Double
    /// The extent below the baseline; negative if the box is above it.
    package var descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}

/// The style of a run's characters.
package struct RunStyle: Hashable, Sendable {
    package var face: FontFace
    /// The size in points.
    package var size: Double
    /// The kerning after each character, in points.
    package var kern: Double
    /// The space between two lines, in points; `nil` for the typeface's own.
    package var leading: Double?
    /// The baseline offset of the letters, in points; negative below the line's baseline.
    package var rise = 0.0
    /// The box that replaces the run's object replacement characters.
    package var box: InlineBox?

    package init(_ face: FontFace, size: Double, kern: Double = 0, leading: Double? = nil) {
        self.face = face
        self.size = size
        self.kern = kern
        self.leading = leading
    }

    /// The extent of a line above its baseline, in points.
    package var ascent: Double { box?.ascent ?? face.metrics.ascender * size }
    /// The extent of a line below its baseline, in points.
    package var descent: Double { box?.descent ?? face.metrics.descender * size }
    /// The space between two lines, in points.
    package var leadingInPoints: Double { leading ?? face.metrics.leading * size }
}
