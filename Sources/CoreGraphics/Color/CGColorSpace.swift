/// What the numbers of a colour mean.
///
/// There are the grey and the RGB spaces that have a name or belong to no device. Follows Apple's page "CGColorSpace".
public final class CGColorSpace: Hashable, Sendable {
    let meaning: ColorMeaning
    private let ownName: String

    init(_ ownName: String, _ meaning: ColorMeaning) {
        self.ownName = ownName
        self.meaning = meaning
    }

    /// Creates one of the spaces whose names are this class's; `nil` for another name. iOS 2.
    public convenience init?(name: CFString) {
        guard let meaning = ColorMeaning.named[name] else { return nil }
        self.init(name, meaning)
    }

    /// The name of the space. iOS 10.
    public var name: CFString? { ownName }

    /// Whether a colour is one number or three, and which.
    public var model: CGColorSpaceModel { meaning.isGray ? .monochrome : .rgb }

    /// How many numbers a colour has, its opacity not counted.
    public var numberOfComponents: Int { meaning.isGray ? 1 : 3 }

    /// Whether the space holds colours that sRGB does not. iOS 10.
    public var isWideGamutRGB: Bool { !meaning.isGray && (meaning.isExtended || meaning.primaries == .p3) }

    /// Whether numbers below 0 and above 1 have a meaning. iOS 14.
    public func isExtended() -> Bool { meaning.isExtended }

    /// Whether both spaces are the same.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.ownName == other.ownName }

    /// Puts the name into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ownName) }

    // MARK: Names

    /// The web's and most screens' space. iOS 9.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// ``sRGB`` with numbers below 0 and above 1. iOS 10.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// ``sRGB`` in amounts of light. iOS 10.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// ``linearSRGB`` with numbers below 0 and above 1. iOS 10.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// Apple's wide screens' space. iOS 9.3.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Grey with a gamma of 2.2. iOS 9.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey as in ``sRGB``, with numbers below 0 and above 1. iOS 10.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Grey in amounts of light. iOS 10.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// ``linearGray`` with numbers below 0 and above 1. iOS 10.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
}

/// The RGB space of whatever shows the colour; it is taken for sRGB. Follows Apple's page "CGColorSpaceCreateDeviceRGB()".
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace("kCGColorSpaceDeviceRGB", ColorMeaning())
}

/// The grey space of whatever shows the colour. Follows Apple's page "CGColorSpaceCreateDeviceGray()".
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace("kCGColorSpaceDeviceGray", ColorMeaning(isGray: true))
}

/// What kind of numbers a colour space has. Follows Apple's page "CGColorSpaceModel".
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// Grey.
    case monochrome
    /// Red, green, blue.
    case rgb
    /// Cyan, magenta, yellow, black.
    case cmyk
    /// Lightness and two colour axes.
    case lab
    /// Any number of inks.
    case deviceN
    /// Places in a table of colours.
    case indexed
    /// A pattern.
    case pattern
    /// The three numbers that all others are measured by.
    case XYZ
}

/// How colours are brought into a space that lacks them. Follows Apple's page "CGColorRenderingIntent".
public enum CGColorRenderingIntent: Int32, Sendable {
    /// As the context does it.
    case defaultIntent
    /// The nearest, white included.
    case absoluteColorimetric
    /// The nearest, from white to white.
    case relativeColorimetric
    /// All together, so that they keep their distances.
    case perceptual
    /// As lively as they were.
    case saturation
}
