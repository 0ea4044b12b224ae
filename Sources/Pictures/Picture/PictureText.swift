import Foundation

/// A text in one line and one style.
///
/// Its width is part of it: whoever draws it spreads the letters to that width, so that the picture looks the same in
/// whichever font there is. Who cannot do so keeps the text at its ``anchor``.
public struct PictureText: Hashable, Sendable {
    /// A typeface.
    public struct Font: Hashable, Sendable {
        /// The family; empty for the system's.
        public var family: String
        /// From 100, ultra light, to 900, black; 400 is regular.
        public var weight: Int
        /// Whether it is slanted.
        public var isItalic: Bool
        /// The size in points.
        public var size: Double

        /// Makes a font.
        public init(family: String = "", weight: Int = 400, isItalic: Bool = false, size: Double) {
            self.family = family
            self.weight = weight
            self.isItalic = isItalic
            self.size = size
        }
    }

    /// What of a text stays in place when it is drawn wider or narrower.
    public enum Anchor: String, Hashable, Sendable {
        /// Its beginning.
        case start
        /// Its middle.
        case middle
        /// Its end.
        case end
    }

    /// The letters.
    public var string: String
    /// The typeface.
    public var font: Font
    /// The colour.
    public var color: PictureColor
    /// Where the text begins on its baseline.
    public var origin: CGPoint
    /// The width in points.
    public var width: Double
    /// What stays in place where the text is not spread to its width.
    public var anchor: Anchor
    /// What is added after each letter, in points. Counted in the width.
    public var letterSpacing: Double
    /// The outlines of the letters; `nil` for none.
    public var outline: PictureStroke?
    /// Whether the letters are filled. Those that are not have an outline.
    public var isFilled: Bool
    /// Whether a line lies beneath it.
    public var isUnderlined: Bool
    /// Whether a line lies through it.
    public var isStruckThrough: Bool

    /// Makes a text.
    public init(
        _ string: String, font: Font, color: PictureColor, origin: CGPoint, width: Double,
        anchor: Anchor = .start, letterSpacing: Double = 0, outline: PictureStroke? = nil,
        isFilled: Bool = true, isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.origin = origin
        self.width = width
        self.anchor = anchor
        self.letterSpacing = letterSpacing
        self.outline = outline
        self.isFilled = isFilled
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }

    /// The point on the baseline that stays in place.
    package var anchorPoint: CGPoint {
        switch anchor {
        case .start: origin
        case .middle: CGPoint(x: origin.x + width / 2, y: origin.y)
        case .end: CGPoint(x: origin.x + width, y: origin.y)
        }
    }
}
