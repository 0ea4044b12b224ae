/// Text with the style of each run. Ranges count UTF-16 units, like `NSRange`.
package struct StyledText: Hashable, Sendable {
    /// A run of text with one style.
    package struct Run: Hashable, Sendable {
        /// The range of the run.
        package var range: Range<Int>
        package var style: RunStyle
        /// The layout of its paragraph, which the first run of a paragraph determines. `nil` uses the layout's default.
        package var shape: ParagraphShape?

        package init(_ range: Range<Int>, _ style: RunStyle, shape: ParagraphShape? = nil) {
            self.range = range
            self.style = style
            self.shape = shape
        }
    }

    package let string: String
    /// The runs, in order and without gaps.
    package let runs: [Run]

    /// Creates text with one style.
    package init(_ string: String, _ style: RunStyle) {
        self.init(string, runs: [Run(0..<string.utf16.count, style)])
    }

    /// Creates text with runs that cover it without gaps.
    package init(_ string: String, runs: [Run]) {
        self.string = string
        self.runs = runs
    }
}
