import TextMetrics

extension NSLayoutManager {
    /// The properties of a glyph. iOS 7. Follows Apple's page "NSLayoutManager.GlyphProperty".
    public struct GlyphProperty: OptionSet, Sendable {
        /// The bit mask.
        public let rawValue: Int

        /// Creates properties from a bit mask.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The glyph is neither laid out nor drawn.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// The glyph represents a control character: a newline, a tab, an attachment.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// The glyph's width can change: a space.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// The glyph combines with the preceding character: an accent.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// The action of a control character during layout. iOS 7. Follows Apple's page
    /// "NSLayoutManager.ControlCharacterAction".
    public struct ControlCharacterAction: OptionSet, Sendable {
        /// The bit mask.
        public let rawValue: Int

        /// Creates actions from a bit mask.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Takes no space.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        /// Takes the space that the delegate returns.
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        /// Advances to a tab stop.
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        /// Ends the line.
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        /// Ends the paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        /// Ends the container.
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }

    /// The orientation of text layout. iOS 7. Follows Apple's page "NSLayoutManager.TextLayoutOrientation".
    public enum TextLayoutOrientation: Int, Sendable {
        /// Lines from top to bottom.
        case horizontal = 0
        /// Vertical lines, from right to left.
        case vertical = 1
    }
}

extension NSLayoutManager.ControlCharacterAction {
    /// The default action of a character.
    init(of character: Unicode.Scalar) {
        switch character {
        case "\t": self = .horizontalTab
        case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2029}": self = .paragraphBreak
        case "\u{2028}": self = .lineBreak
        default: self = .zeroAdvancement
        }
    }

    /// Returns the corresponding use in a layout, with the width of whitespace.
    func use(_ width: () -> CGFloat) -> LineChoices.ControlUse {
        switch self {
        case .horizontalTab: .tab
        case .lineBreak, .paragraphBreak: .newline
        case .containerBreak: .containerEnd
        case .whitespace: .space(width())
        default: .space(0)
        }
    }
}

extension NSLayoutManager.GlyphProperty {
    /// Creates the properties of a UTF-16 unit.
    init(of index: Int, in text: String) {
        let units = text.utf16
        guard index >= 0, index < units.count else {
            self = []
            return
        }
        let unit = units[String.Index(utf16Offset: index, in: text)]
        guard let scalar = UnicodeScalar(unit) else {
            // The second unit of a surrogate pair.
            self = UTF16.isTrailSurrogate(unit) ? .nonBaseCharacter : []
            return
        }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: self = .controlCharacter
        case .spaceSeparator: self = .elastic
        case .nonspacingMark, .enclosingMark: self = .nonBaseCharacter
        default: self = scalar.value == 0xFFFC ? .controlCharacter : []
        }
    }
}

extension String {
    /// Returns the parts of a range without spaces at its ends, or, by word, without any spaces.
    func rangesWithoutSpaces(in range: NSRange, byWord: Bool) -> [NSRange] {
        var (ranges, start, end) = ([NSRange](), range.location, range.location)
        for character in part(range) {
            let next = end + character.utf16.count
            if character.isWhitespace {
                if end > start { ranges.append(NSRange(location: start, length: end - start)) }
                start = next
            }
            end = next
        }
        if end > start { ranges.append(NSRange(location: start, length: end - start)) }
        guard !byWord, let first = ranges.first, let last = ranges.last else { return ranges }
        return [NSUnionRange(first, last)]
    }
}
