/// A line of laid-out text. Lengths are in points, unrounded; y grows downward from the text's top.
package struct TextLine: Hashable, Sendable {
    /// A part of a line with one style.
    package struct Piece: Hashable, Sendable {
        /// The text; the ellipsis of a truncated line is a separate piece.
        package var text: String
        /// Its range in the text, in UTF-16 units; `nil` for the ellipsis.
        package var range: Range<Int>?
        /// The index of the run that has its style.
        package var run: Int
        /// The start, relative to the line's start.
        package var x: Double
        /// The width.
        package var width: Double
    }

    /// The line's range in the text, in UTF-16 units, including spaces at its end and its newline, and on a truncated
    /// line the omitted text.
    package var range: Range<Int>
    /// The pieces, from left to right in the text's order.
    package var pieces: [Piece]
    /// The start in the container.
    package var x: Double
    /// The top edge.
    package var top: Double
    /// The baseline.
    package var baseline: Double
    /// The width, without spaces at the end.
    package var width: Double
    /// The height, without the space between lines.
    package var height: Double
    /// Whether an ellipsis replaces some of its text.
    package var isTruncated: Bool
    /// The horizontal span of the container in which the line is placed; `nil` for the full width.
    package var room: ClosedRange<Double>?
    /// The part of the line that stays in position if the rendered letters are wider or narrower than measured.
    package var side = Side.start

    /// A position in a line.
    package enum Side: Hashable, Sendable {
        /// The left end.
        case start
        /// The middle.
        case middle
        /// The right end.
        case end
    }

    /// The bottom edge.
    package var bottom: Double { top + height }
}
