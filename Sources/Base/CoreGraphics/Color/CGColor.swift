/// A color: components and alpha in a color space.
///
/// Immutable. Follows Apple's page "CGColor".
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    private let space: CGColorSpace
    private let numbers: [CGFloat]
    /// The tile of a pattern color; `nil` for a plain color.
    package let tile: Tile?

    /// The image of a pattern color, with its size. It is upright where y grows down.
    package struct Tile: Hashable, Sendable {
        package let image: CGImage
        package let size: CGSize

        package init(image: CGImage, size: CGSize) {
            self.image = image
            self.size = size
        }

        /// Compares the images by identity, and the sizes.
        package static func == (one: Tile, other: Tile) -> Bool {
            one.image === other.image && one.size == other.size
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
    }

    private init(_ space: CGColorSpace, _ numbers: [CGFloat], tile: Tile? = nil) {
        self.space = space
        self.numbers = numbers
        self.tile = tile
    }

    /// Creates a color that repeats a tile, starting at the origin.
    package convenience init(tile: Tile, alpha: CGFloat) {
        self.init(.standardGray, [0.5, alpha], tile: tile)
    }

    /// Creates a color from the components of a color space, followed by alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space, Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// Creates a color from red, green, and blue, each from 0 to 1, in sRGB. iOS 13.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    /// Creates a color from red, green, and blue, each from 0 to 1, in sRGB. iOS 13.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    /// Creates the color of the literal `#colorLiteral(red:green:blue:alpha:)`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a gray from 0 (black) to 1 (white), with a gamma of 2.2. iOS 13.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(.standardGray, [gray, alpha])
    }

    /// Creates a gray from 0 (black) to 1 (white), with a gamma of 2.2. iOS 13.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(.standardGray, [gray, alpha])
    }

    /// Opaque white. iOS 14.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black. iOS 14.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black with an alpha of 0. iOS 14.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The color space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// The color components, followed by alpha.
    public var components: [CGFloat]? { numbers }

    /// The number of components, including alpha.
    public var numberOfComponents: Int { numbers.count }

    /// The alpha component, from 0 to 1.
    public var alpha: CGFloat { numbers[numbers.count - 1] }

    /// Returns this color.
    public func copy() -> CGColor? { self }

    /// Returns this color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space, numbers.dropLast() + [alpha], tile: tile)
    }

    /// Returns the color in another color space. A component outside the range of `space` is clamped. The intent and the
    /// options have no effect. iOS 9.
    ///
    /// A color converted to gray keeps its luminance.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?)
        -> CGColor?
    {
        CGColor(space, self.space.meaning.converting(numbers.dropLast(), to: space.meaning) + [alpha])
    }

    /// The extended sRGB components, and alpha.
    package var sRGBComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let own = space.meaning
        if !own.isGray, own.curve == .sRGB, own.primaries == .sRGB {
            return (numbers[0], numbers[1], numbers[2], alpha)
        }
        let rgb = own.converting(numbers.dropLast(), to: ColorMeaning(isExtended: true))
        return (rgb[0], rgb[1], rgb[2], alpha)
    }

    /// Creates a color from extended sRGB components.
    package static func extended(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
        CGColor(.extended, [red, green, blue, alpha])
    }

    /// Creates a gray in the extended gray space.
    package static func extended(gray: CGFloat, alpha: CGFloat) -> CGColor {
        CGColor(.extendedGrays, [gray, alpha])
    }

    /// Returns whether two colors have the same color space and components.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one.space == other.space && one.numbers == other.numbers && one.tile == other.tile
    }

    /// Hashes the color space and the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(numbers)
    }
}

extension CGColorSpace {
    fileprivate static let standard = CGColorSpace(sRGB, ColorMeaning())
    fileprivate static let standardGray = CGColorSpace(
        genericGrayGamma2_2, ColorMeaning(isGray: true, curve: .gamma22))
    fileprivate static let extended = CGColorSpace(extendedSRGB, ColorMeaning(isExtended: true))
    fileprivate static let extendedGrays = CGColorSpace(
        extendedGray, ColorMeaning(isGray: true, isExtended: true))
}
