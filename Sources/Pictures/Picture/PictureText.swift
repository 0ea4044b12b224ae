import Foundation

/// A text in one line and one style.
///
/// Its width is part of it: whoever draws it spreads the letters to that width, so that the picture looks the same in
/// whichever font there is.
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
    /// Whether a line lies beneath it.
    public var isUnderlined: Bool
    /// Whether a line lies through it.
    public var isStruckThrough: Bool

    /// Makes a text.
    public init(
        _ string: String, font: Font, color: PictureColor, origin: CGPoint, width: Double,
        isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.origin = origin
        self.width = width
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }
}
