/// Whether a view looks and behaves as on a pad or as on a Mac. iOS 15. Follows Apple's page "UIBehavioralStyle".
public enum UIBehavioralStyle: UInt, Sendable {
    /// As suits the platform.
    case automatic
    /// As on iOS and iPadOS.
    case pad
    /// As on macOS.
    case mac
}
