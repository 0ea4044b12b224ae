/// A color space, which defines the meaning of color components.
///
/// Contains the named and the device gray and RGB spaces. Follows Apple's page "CGColorSpace".
public final class CGColorSpace: Hashable, Sendable {
    let meaning: ColorMeaning
    private let ownName: String

    init(_ ownName: String, _ meaning: ColorMeaning) {
        self.ownName = ownName
        self.meaning = meaning
    }

    /// Creates a space from one of this class's names; `nil` for another name. iOS 2.
    public convenience init?(name: CFString) {
        guard let meaning = ColorMeaning.named[name] else { return nil }
        self.init(name, meaning)
    }

    /// The name of the space. iOS 10.
    public var name: CFString? { ownName }

    /// The color model: monochrome or RGB.
    public var model: CGColorSpaceModel { meaning.isGray ? .monochrome : .rgb }

    /// The number of color components, without alpha.
    public var numberOfComponents: Int { meaning.isGray ? 1 : 3 }

    /// Whether the space contains colors outside sRGB. iOS 10.
    public var isWideGamutRGB: Bool { !meaning.isGray && (meaning.isExtended || meaning.primaries == .p3) }

    /// Returns whether components below 0 and above 1 are valid. iOS 14.
    public func isExtended() -> Bool { meaning.isExtended }

    /// Returns whether two color spaces are the same.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.ownName == other.ownName }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(ownName) }

    // MARK: Names

    /// The standard RGB space. iOS 9.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// ``sRGB`` extended to components below 0 and above 1. iOS 10.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// ``sRGB`` with linear gamma. iOS 10.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// ``linearSRGB`` extended to components below 0 and above 1. iOS 10.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wide-gamut space of Apple's displays. iOS 9.3.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Gray with a gamma of 2.2. iOS 9.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray with the gamma of ``sRGB``, extended to components below 0 and above 1. iOS 10.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Gray with linear gamma. iOS 10.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// ``linearGray`` extended to components below 0 and above 1. iOS 10.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
}

/// Returns the device-dependent RGB space, treated as sRGB. Follows Apple's page "CGColorSpaceCreateDeviceRGB()".
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace("kCGColorSpaceDeviceRGB", ColorMeaning())
}

/// Returns the device-dependent gray space. Follows Apple's page "CGColorSpaceCreateDeviceGray()".
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace("kCGColorSpaceDeviceGray", ColorMeaning(isGray: true))
}

/// The model of a color space. Follows Apple's page "CGColorSpaceModel".
public enum CGColorSpaceModel: Int32, Sendable {
    /// An unknown model.
    case unknown = -1
    /// Gray.
    case monochrome
    /// Red, green, and blue.
    case rgb
    /// Cyan, magenta, yellow, and black.
    case cmyk
    /// Lightness and two color axes.
    case lab
    /// Any number of colorants.
    case deviceN
    /// Indexes into a color table.
    case indexed
    /// A pattern.
    case pattern
    /// The CIE XYZ model.
    case XYZ
}

/// The treatment of colors outside the gamut of the destination. Follows Apple's page "CGColorRenderingIntent".
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's default.
    case defaultIntent
    /// The closest color, absolute to the white point.
    case absoluteColorimetric
    /// The closest color, relative to the white point.
    case relativeColorimetric
    /// Compresses the whole gamut, and keeps the relation between colors.
    case perceptual
    /// Keeps the saturation of colors.
    case saturation
}
