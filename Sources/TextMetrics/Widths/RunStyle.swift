/// Something in a line of text that is no letter, such as an image. Lengths are points.
package struct InlineBox: Hashable, Sendable {
    /// How wide it is.
    package var width: Double
    /// How far it reaches above the baseline.
    package var ascent: Double
    /// How far it reaches beneath the baseline; negative where it floats above.
    package var descent: Double

    /// Creates a box.
    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}

/// How the characters of a run are set.
package struct RunStyle: Hashable, Sendable {
    /// The typeface.
    package var face: FontFace
    /// The size in points.
    package var size: Double
    /// Points added after each character.
    package var kern: Double
    /// Points between two lines; `nil` for the typeface's own.
    package var leading: Double?
    /// How far letters stand above the line's baseline, in points; negative beneath it.
    package var rise = 0.0
    /// What stands for the object replacement characters of the run.
    package var box: InlineBox?

    /// Creates a style of a typeface at a size.
    package init(_ face: FontFace, size: Double, kern: Double = 0, leading: Double? = nil) {
        self.face = face
        self.size = size
        self.kern = kern
        self.leading = leading
    }

    /// How far a line reaches above its baseline, in points.
    package var ascent: Double { box?.ascent ?? face.metrics.ascender * size }
    /// How far a line reaches beneath its baseline, in points.
    package var descent: Double { box?.descent ?? face.metrics.descender * size }
    /// What lies between two lines, in points.
    package var leadingInPoints: Double { leading ?? face.metrics.leading * size }
}
