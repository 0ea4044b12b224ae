/// Text laid out in lines.
package struct TextLayout: Hashable, Sendable {
    /// The space for a text.
    package struct Container: Hashable, Sendable {
        /// The maximum line width, in points.
        package var width: Double
        /// The maximum height, in points; the first line always fits.
        package var height: Double
        /// The maximum number of lines; 0 for no limit.
        package var lineLimit: Int

        /// Creates a container without limits by default.
        package init(width: Double = .infinity, height: Double = .infinity, lineLimit: Int = 0) {
            self.width = width
            self.height = height
            self.lineLimit = lineLimit
        }
    }

    /// The lines, from top to bottom.
    package let lines: [TextLine]
    /// The maximum width of a line in points, unrounded, including indents and spaces at a paragraph's end.
    package let width: Double
    /// The height of all lines in points, unrounded.
    package let height: Double
    /// Whether some of the text isn't shown.
    package let isTruncated: Bool

    private init(lines: [TextLine], of other: TextLayout) {
        self.lines = lines
        width = other.width
        height = lines.map(\.bottom).max() ?? 0
        isTruncated = other.isTruncated
    }

    /// Returns the layout with repositioned lines.
    package func with(_ lines: [TextLine]) -> TextLayout { TextLayout(lines: lines, of: self) }

    /// Lays out text. `shape` applies to paragraphs whose runs have none.
    package init(
        _ text: StyledText, shape: ParagraphShape = ParagraphShape(), in container: Container = Container(),
        era: MetricsEra, choices: LineChoices = LineChoices()
    ) {
        var typesetter = Typesetter(text, shape: shape, container: container, era: era, choices: choices)
        typesetter.layOut()
        self.lines = typesetter.alignedLines()
        width = typesetter.width
        height = lines.map(\.bottom).max() ?? 0
        isTruncated = typesetter.leavesTextOut
    }
}
