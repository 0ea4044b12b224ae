/// The position of a pixel's alpha component, and whether the color components are premultiplied by it. Follows Apple's
/// page "CGImageAlphaInfo".
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha component.
    case none
    /// Alpha in the last position, color components premultiplied.
    case premultipliedLast
    /// Alpha in the first position, color components premultiplied.
    case premultipliedFirst
    /// Alpha in the last position, color components not premultiplied.
    case last
    /// Alpha in the first position, color components not premultiplied.
    case first
    /// No alpha component. The last component is skipped.
    case noneSkipLast
    /// No alpha component. The first component is skipped.
    case noneSkipFirst
    /// Only an alpha component, no color components.
    case alphaOnly
}

/// The layout of an image's bytes. Follows Apple's page "CGBitmapInfo".
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt32

    /// Creates the information from a bit mask.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The mask of the ``CGImageAlphaInfo`` bits.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The mask of the bits that distinguish floating-point components from integers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Floating-point components.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The mask of the byte-order bits.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16-bit values, least significant byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// 32-bit values, least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 16-bit values, most significant byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// 32-bit values, most significant byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue) ?? .none
    }
}
