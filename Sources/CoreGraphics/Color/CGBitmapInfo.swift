/// Where a pixel's opacity stands, and whether the colour is multiplied by it. Follows Apple's page "CGImageAlphaInfo".
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none
    /// Last, and multiplied.
    case premultipliedLast
    /// First, and multiplied.
    case premultipliedFirst
    /// Last.
    case last
    /// First.
    case first
    /// There is none, but room for it, last.
    case noneSkipLast
    /// There is none, but room for it, first.
    case noneSkipFirst
    /// There is nothing else.
    case alphaOnly
}

/// How the bytes of an image are to be read. Follows Apple's page "CGBitmapInfo".
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The information as bits.
    public let rawValue: UInt32

    /// Creates the information from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that are a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that tell numbers with a point from whole ones.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Numbers with a point.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that tell the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Groups of 16 bits, the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Groups of 32 bits, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Groups of 16 bits, the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Groups of 32 bits, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue) ?? .none
    }
}
