/// A line of a laid-out text. Lengths are points, unrounded; y grows downwards from the text's top.
package struct TextLine: Hashable, Sendable {
    /// A part of a line that has one style.
    package struct Piece: Hashable, Sendable {
        /// What is written; the ellipsis that stands for what is left out is a piece by itself.
        package var text: String
        /// Its place in the text, in UTF-16 units; `nil` for the ellipsis.
        package var range: Range<Int>?
        /// The number of the run whose style it has.
        package var run: Int
        /// Where it begins, from the line's beginning.
        package var x: Double
        /// How wide it is.
        package var width: Double
    }

    /// What the line covers of the text, in UTF-16 units: with spaces at its end and its newline, and on a truncated
    /// line with what is left out.
    package var range: Range<Int>
    /// Its parts, from left to right as the text has them.
    package var pieces: [Piece]
    /// Where it begins in its container.
    package var x: Double
    /// Where its top is.
    package var top: Double
    /// Where its letters stand.
    package var baseline: Double
    /// How wide it is, without spaces at its end.
    package var width: Double
    /// Its height, without what lies between lines.
    package var height: Double
    /// Whether an ellipsis stands for some of its text.
    package var isTruncated: Bool
    /// The part of the container's width that the line keeps to; `nil` for all of it.
    package var room: ClosedRange<Double>?
    /// The part of the line that stays in place when its letters are wider or narrower than was measured.
    package var side = Side.start

    /// A part of a line.
    package enum Side: Hashable, Sendable {
        /// Its left end.
        case start
        /// Its middle.
        case middle
        /// Its right end.
        case end
    }

    /// Where its bottom is.
    package var bottom: Double { top + height }
}
