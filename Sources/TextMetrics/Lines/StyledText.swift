/// A text with the style of each of its parts. Ranges count UTF-16 units, as `NSRange` does.
package struct StyledText: Hashable, Sendable {
    /// A part of one style.
    package struct Run: Hashable, Sendable {
        /// The part.
        package var range: Range<Int>
        /// Its style.
        package var style: RunStyle
        /// How its paragraph is laid out; the first part of a paragraph decides. `nil` for the layout's own.
        package var shape: ParagraphShape?

        /// Creates a part.
        package init(_ range: Range<Int>, _ style: RunStyle, shape: ParagraphShape? = nil) {
            self.range = range
            self.style = style
            self.shape = shape
        }
    }

    /// The text.
    package let string: String
    /// Its parts, in order, without gaps.
    package let runs: [Run]

    /// Creates a text of one style.
    package init(_ string: String, _ style: RunStyle) {
        self.init(string, runs: [Run(0..<string.utf16.count, style)])
    }

    /// Creates a text of parts that follow each other without gaps and cover it.
    package init(_ string: String, runs: [Run]) {
        self.string = string
        self.runs = runs
    }
}
