/// A text that was laid out in lines.
package struct TextLayout: Hashable, Sendable {
    /// The room for a text.
    package struct Container: Hashable, Sendable {
        /// The width that lines keep to, in points.
        package var width: Double
        /// The height that lines keep to; the first one always has room.
        package var height: Double
        /// How many lines there may be; 0 for as many as it takes.
        package var lineLimit: Int

        /// Creates a room; without limits unless they are given.
        package init(width: Double = .infinity, height: Double = .infinity, lineLimit: Int = 0) {
            self.width = width
            self.height = height
            self.lineLimit = lineLimit
        }
    }

    /// The lines, from top to bottom.
    package let lines: [TextLine]
    /// The greatest width of a line, indents and spaces at a paragraph's end included, in points, unrounded.
    package let width: Double
    /// The height of all lines in points, unrounded.
    package let height: Double
    /// Whether some of the text is not shown.
    package let isTruncated: Bool

    private init(lines: [TextLine], of other: TextLayout) {
        self.lines = lines
        width = other.width
        height = lines.map(\.bottom).max() ?? 0
        isTruncated = other.isTruncated
    }

    /// The same with lines at other places.
    package func with(_ lines: [TextLine]) -> TextLayout { TextLayout(lines: lines, of: self) }

    /// Lays a text out. `shape` is for paragraphs whose runs have none.
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
