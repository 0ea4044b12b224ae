/// The orientation of an interface. Left and right are the side of the home button or home indicator.
///
/// Follows Apple's page "UIInterfaceOrientation".
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Portrait.
    case portrait = 1
    /// Portrait, upside down.
    case portraitUpsideDown = 2
    /// Landscape, with the home button at the right; the device is rotated to the left.
    case landscapeRight = 3
    /// Landscape, with the home button at the left; the device is rotated to the right.
    case landscapeLeft = 4

    /// Whether the interface is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the interface is in portrait, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations. iOS 6. Follows Apple's page "UIInterfaceOrientationMask".
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The raw value, with a bit for each orientation.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    package init(_ orientation: UIInterfaceOrientation) {
        rawValue = orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue)
    }

    /// Portrait.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// Landscape, with the home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// Landscape, with the home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// Portrait, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations but upside down: the default on iPhone.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The layout direction of an app's language. Follows Apple's page "UIUserInterfaceLayoutDirection".
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic.
    case rightToLeft = 1
}
