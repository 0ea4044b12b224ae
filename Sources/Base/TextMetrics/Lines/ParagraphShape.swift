/// The layout of a paragraph's lines.
package struct ParagraphShape: Hashable, Sendable {
    /// The alignment of lines.
    package enum Alignment: Hashable, Sendable {
        case left, center, right
        /// Justified on both sides. The paragraph's last line has the natural alignment.
        case justified
        /// The alignment of the text's language.
        case natural
    }

    /// The wrapping or truncation of a line that is too long.
    package enum LineBreak: Hashable, Sendable {
        /// Wraps at words.
        case wordWrapping
        /// Wraps at characters.
        case characterWrapping
        /// Wraps at words; the last line is clipped.
        case clipping
        /// Wraps at words; the last line starts with an ellipsis.
        case truncatingHead
        /// Wraps at words; the last line ends with an ellipsis.
        case truncatingTail
        /// Wraps at words; the last line has an ellipsis in the middle.
        case truncatingMiddle
    }

    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.wordWrapping
    /// Whether the text's language is written from right to left.
    package var isRightToLeft = false
    /// The space between lines in points, in addition to the typeface's leading.
    package var lineSpacing = 0.0
    /// The space below the paragraph, in points.
    package var paragraphSpacing = 0.0
    /// The space above the paragraph, in points.
    package var paragraphSpacingBefore = 0.0
    /// The indent of the first line, in points.
    package var firstLineIndent = 0.0
    /// The indent of the other lines, in points.
    package var indent = 0.0
    /// The end of lines: the distance from the leading side if positive, from the trailing side if 0 or negative.
    package var tailIndent = 0.0
    /// The minimum height of a line, in points.
    package var minimumLineHeight = 0.0
    /// The maximum height of a line, in points; 0 for no maximum.
    package var maximumLineHeight = 0.0
    /// The factor of a line's height; 0 for none.
    package var lineHeightMultiple = 0.0
    /// The positions of tab stops, in points from the leading side.
    package var tabStops: [Double] = []
    /// The distance between the stops after those of `tabStops`, in points.
    package var tabInterval = 28.0

    /// Creates a shape that wraps at words by default.
    package init(_ lineBreak: LineBreak = .wordWrapping, alignment: Alignment = .natural) {
        self.lineBreak = lineBreak
        self.alignment = alignment
    }

    /// Returns the width of a line in a container.
    func width(in container: Double, isFirst: Bool) -> Double {
        let start = isFirst ? firstLineIndent : indent
        let end = tailIndent > 0 ? min(tailIndent, container) : container + tailIndent
        return max(0, end - start)
    }

    /// Returns the tab stop after a position.
    func tabStop(after x: Double) -> Double {
        if let stop = tabStops.first(where: { $0 > x }) { return stop }
        guard tabInterval > 0 else { return x }
        return ((x / tabInterval).rounded(.down) + 1) * tabInterval
    }

    /// Returns the line height for a natural height.
    func lineHeight(_ natural: Double) -> Double {
        var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
