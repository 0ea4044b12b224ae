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

    /// Creates a style of a typeface at a size.
    package init(_ face: FontFace, size: Double, kern: Double = 0, leading: Double? = nil) {
        self.face = face
        self.size = size
        self.kern = kern
        self.leading = leading
    }

    /// How far a line reaches above its baseline, in points.
    package var ascent: Double { face.metrics.ascender * size }
    /// How far a line reaches beneath its baseline, in points.
    package var descent: Double { face.metrics.descender * size }
    /// What lies between two lines, in points.
    package var leadingInPoints: Double { leading ?? face.metrics.leading * size }
}
