import TextMetrics

extension NSLayoutManager {
    /// What is special about a glyph. iOS 7. Follows Apple's page "NSLayoutManager.GlyphProperty".
    public struct GlyphProperty: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates properties from bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// It is neither laid out nor drawn.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// It stands for a control character: a newline, a tab, an attachment.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// Its width may change: a space.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// It stands on the character before it: an accent.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// What a control character does in a layout. iOS 7. Follows Apple's page "NSLayoutManager.ControlCharacterAction".
    public struct ControlCharacterAction: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates actions from bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// It takes no room.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        /// It takes the room that a delegate says.
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        /// It leads to a tab stop.
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        /// It ends a line.
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        /// It ends a paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        /// It ends a container.
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }

    /// How lines are laid out. iOS 7. Follows Apple's page "NSLayoutManager.TextLayoutOrientation".
    public enum TextLayoutOrientation: Int, Sendable {
        /// Beneath each other.
        case horizontal = 0
        /// Side by side, from right to left.
        case vertical = 1
    }
}

extension NSLayoutManager.ControlCharacterAction {
    /// What a character does by itself.
    init(of character: Unicode.Scalar) {
        switch character {
        case "\t": self = .horizontalTab
        case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2029}": self = .paragraphBreak
        case "\u{2028}": self = .lineBreak
        default: self = .zeroAdvancement
        }
    }

    /// The same for a layout, with the width of whitespace.
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
    /// That of a UTF-16 unit of a text.
    init(of index: Int, in text: String) {
        let units = text.utf16
        guard index >= 0, index < units.count else {
            self = []
            return
        }
        let unit = units[String.Index(utf16Offset: index, in: text)]
        guard let scalar = UnicodeScalar(unit) else {
            // The second half of a pair.
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
    /// The parts of a range without spaces at its ends, or, by word, without any.
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
