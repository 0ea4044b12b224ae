/// How the lines of a paragraph are laid out.
package struct ParagraphShape: Hashable, Sendable {
    /// At which side lines lie.
    package enum Alignment: Hashable, Sendable {
        case left, center, right
        /// At both sides, but for a paragraph's last line, which is where lines of the text's language begin.
        case justified
        /// Where lines of the text's language begin.
        case natural
    }

    /// How a line that is too long is truncated or wrapped.
    package enum LineBreak: Hashable, Sendable {
        /// It goes on below after a word.
        case wordWrapping
        /// It goes on below after a character.
        case characterWrapping
        /// It goes on below after a word; the last line goes on beyond the side.
        case clipping
        /// It goes on below after a word; an ellipsis stands for the beginning of what the last line cannot hold.
        case truncatingHead
        /// It goes on below after a word; an ellipsis ends the last line.
        case truncatingTail
        /// It goes on below after a word; an ellipsis stands in the middle of the last line.
        case truncatingMiddle
    }

    /// At which side lines lie.
    package var alignment = Alignment.natural
    /// How a line that is too long is truncated or wrapped.
    package var lineBreak = LineBreak.wordWrapping
    /// Whether lines of the text's language begin at the right.
    package var isRightToLeft = false
    /// Points between two lines, besides the typeface's own.
    package var lineSpacing = 0.0
    /// Points beneath the paragraph.
    package var paragraphSpacing = 0.0
    /// Points above the paragraph.
    package var paragraphSpacingBefore = 0.0
    /// How far the first line begins from the side, in points.
    package var firstLineIndent = 0.0
    /// How far the other lines begin from the side, in points.
    package var indent = 0.0
    /// Where lines end: from the side they begin at when positive, from the other when 0 or negative.
    package var tailIndent = 0.0
    /// The least height of a line in points.
    package var minimumLineHeight = 0.0
    /// The greatest height of a line in points; 0 for none.
    package var maximumLineHeight = 0.0
    /// What a line's height is multiplied by; 0 for nothing.
    package var lineHeightMultiple = 0.0
    /// Where tabs lead, in points from the side.
    package var tabStops: [Double] = []
    /// How far the stops after those of `tabStops` are apart, in points.
    package var tabInterval = 28.0

    /// Creates a shape of wrapped words.
    package init(_ lineBreak: LineBreak = .wordWrapping, alignment: Alignment = .natural) {
        self.lineBreak = lineBreak
        self.alignment = alignment
    }

    /// The width of a line in a container.
    func width(in container: Double, isFirst: Bool) -> Double {
        let start = isFirst ? firstLineIndent : indent
        let end = tailIndent > 0 ? min(tailIndent, container) : container + tailIndent
        return max(0, end - start)
    }

    /// Where a tab at a distance from the side leads.
    func tabStop(after x: Double) -> Double {
        if let stop = tabStops.first(where: { $0 > x }) { return stop }
        guard tabInterval > 0 else { return x }
        return ((x / tabInterval).rounded(.down) + 1) * tabInterval
    }

    /// A line's height from that of its letters.
    func lineHeight(_ natural: Double) -> Double {
        var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
