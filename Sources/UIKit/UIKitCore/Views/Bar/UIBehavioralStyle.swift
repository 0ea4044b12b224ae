/// Whether a view looks and behaves as on iPad or as on the Mac. iOS 15. Follows Apple's page "UIBehavioralStyle".
public enum UIBehavioralStyle: UInt, Sendable {
    /// The style of the platform.
    case automatic
    /// As on iOS and iPadOS.
    case pad
    /// As on macOS.
    case mac
}
