import Foundation

/// A single-line text in one style.
///
/// The text includes its width: a renderer adjusts the letter spacing to that width, so that the picture looks the same with every font. A
/// renderer that can't do this keeps the text at its ``anchor``.
public struct PictureText: Hashable, Sendable {
    /// A typeface.
    public struct Font: Hashable, Sendable {
        /// The family; empty for the system font, and `ui-monospace`, `ui-serif` or `ui-rounded` for its designs.
        public var family: String
        /// The weight, from 100, ultra light, to 900, black; 400 is regular.
        public var weight: Int
        /// Whether it is italic.
        public var isItalic: Bool
        /// The size in points.
        public var size: Double

        /// Creates a font.
        public init(family: String = "", weight: Int = 400, isItalic: Bool = false, size: Double) {
            self.family = family
            self.weight = weight
            self.isItalic = isItalic
            self.size = size
        }
    }

    /// The part of a text that stays in place when it is drawn wider or narrower.
    public enum Anchor: String, Hashable, Sendable {
        /// The start of the text.
        case start
        /// The middle of the text.
        case middle
        /// The end of the text.
        case end
    }

    /// The text.
    public var string: String
    /// The typeface.
    public var font: Font
    /// The color.
    public var color: PictureColor
    /// The start of the baseline.
    public var origin: CGPoint
    /// The width in points.
    public var width: Double
    /// The part that stays in place if the text isn't adjusted to its width.
    public var anchor: Anchor
    /// The additional space after each letter in points, included in the width.
    public var letterSpacing: Double
    /// The stroke of the letters; `nil` for none.
    public var outline: PictureStroke?
    /// Whether the letters are filled. Letters that aren't filled have an outline.
    public var isFilled: Bool
    /// Whether it is underlined.
    public var isUnderlined: Bool
    /// Whether it is struck through.
    public var isStruckThrough: Bool

    /// Creates a text.
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

    /// The point of the baseline that stays in place.
    package var anchorPoint: CGPoint {
        switch anchor {
        case .start: origin
        case .middle: CGPoint(x: origin.x + width / 2, y: origin.y)
        case .end: CGPoint(x: origin.x + width, y: origin.y)
        }
    }
}
