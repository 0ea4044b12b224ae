/// A colour with its opacity: some numbers, and the space that gives them a meaning.
///
/// It never changes. Follows Apple's page "CGColor".
public final class CGColor: Hashable, Sendable {
    private let space: CGColorSpace
    private let numbers: [CGFloat]
    /// What is painted over and over in the colour's place.
    package let tile: Tile?

    /// An image that stands for a colour: so large, and upright where y grows downwards.
    package struct Tile: Hashable, Sendable {
        package let image: CGImage
        package let size: CGSize

        /// A tile of a size in points.
        package init(image: CGImage, size: CGSize) {
            self.image = image
            self.size = size
        }

        /// Whether both are the same image in the same size.
        package static func == (one: Tile, other: Tile) -> Bool {
            one.image === other.image && one.size == other.size
        }

        /// Puts the image into a hash.
        package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
    }

    private init(_ space: CGColorSpace, _ numbers: [CGFloat], tile: Tile? = nil) {
        self.space = space
        self.numbers = numbers
        self.tile = tile
    }

    /// Creates a colour that paints a tile over and over, from the origin on.
    package convenience init(tile: Tile, alpha: CGFloat) {
        self.init(.standardGray, [0.5, alpha], tile: tile)
    }

    /// Creates a colour from the numbers of a space, and behind them its opacity.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space, Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// Creates a colour from red, green and blue, each from 0 to 1, in the space sRGB. iOS 13.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    /// Creates a colour from red, green and blue, each from 0 to 1, in the space sRGB. iOS 13.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    /// Creates a grey from 0, black, to 1, white, with a gamma of 2.2. iOS 13.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(.standardGray, [gray, alpha])
    }

    /// Creates a grey from 0, black, to 1, white, with a gamma of 2.2. iOS 13.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(.standardGray, [gray, alpha])
    }

    /// White 1. iOS 14.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// White 0. iOS 14.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White 0 with no opacity. iOS 14.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The space of the numbers.
    public var colorSpace: CGColorSpace? { space }

    /// The numbers, and behind them the opacity.
    public var components: [CGFloat]? { numbers }

    /// How many numbers there are, the opacity among them.
    public var numberOfComponents: Int { numbers.count }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { numbers[numbers.count - 1] }

    /// The colour itself.
    public func copy() -> CGColor? { self }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space, numbers.dropLast() + [alpha], tile: tile)
    }

    /// The same colour in another space. What the space lacks becomes the nearest number that it has; intent and options
    /// change nothing. iOS 9.
    ///
    /// A colour becomes the grey of its luminance.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?)
        -> CGColor?
    {
        CGColor(space, self.space.meaning.converting(numbers.dropLast(), to: space.meaning) + [alpha])
    }

    /// Red, green and blue as extended sRGB, and the opacity.
    package var sRGBComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let own = space.meaning
        if !own.isGray, own.curve == .sRGB, own.primaries == .sRGB {
            return (numbers[0], numbers[1], numbers[2], alpha)
        }
        let rgb = own.converting(numbers.dropLast(), to: ColorMeaning(isExtended: true))
        return (rgb[0], rgb[1], rgb[2], alpha)
    }

    /// Creates a colour from red, green and blue as extended sRGB.
    package static func extended(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
        CGColor(.extended, [red, green, blue, alpha])
    }

    /// Creates a grey in the extended grey space.
    package static func extended(gray: CGFloat, alpha: CGFloat) -> CGColor {
        CGColor(.extendedGrays, [gray, alpha])
    }

    /// Whether both colours have the same space and the same numbers.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one.space == other.space && one.numbers == other.numbers && one.tile == other.tile
    }

    /// Puts the space and the numbers into a hash.
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
