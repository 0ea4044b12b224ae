/// How an interface is turned. Left and right say where the home button or indicator's end is.
///
/// Follows Apple's page "UIInterfaceOrientation".
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright and on its head.
    case portraitUpsideDown = 2
    /// On its side, with the home button at the right; the device is turned to the left.
    case landscapeRight = 3
    /// On its side, with the home button at the left; the device is turned to the right.
    case landscapeLeft = 4

    /// Whether it is one of the two on the side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether it is one of the two upright ones.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations. iOS 6. Follows Apple's page "UIInterfaceOrientationMask".
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// A bit for each orientation.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    init(_ orientation: UIInterfaceOrientation) {
        rawValue = orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue)
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// On its side, with the home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// On its side, with the home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// On its head.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// Both on the side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but the one on its head: a phone's default.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The direction in which an app's language is read. Follows Apple's page "UIUserInterfaceLayoutDirection".
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As in English.
    case leftToRight = 0
    /// As in Arabic.
    case rightToLeft = 1
}
