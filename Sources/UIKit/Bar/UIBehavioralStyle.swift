/// Whether a view looks and behaves as on a pad or as on a Mac. iOS 15. Follows Apple's page "UIBehavioralStyle".
public enum UIBehavioralStyle: UInt, Sendable {
    /// As suits the platform.
    case automatic
    /// As on iOS and iPadOS.
    case pad
    /// As on macOS.
    case mac
}

extension UINavigationBar {
    /// The behaviour that the app would like. Default `.automatic`. iOS 16.
    ///
    /// Only a Mac has a choice. Follows Apple's page "preferredBehavioralStyle".
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { looksIfSet?.preferredBehavioralStyle ?? .automatic }
        set { ensureLooks().preferredBehavioralStyle = newValue }
    }

    /// The behaviour that the bar has: on iOS always `.pad`. iOS 16.
    ///
    /// Follows Apple's page "behavioralStyle".
    public var behavioralStyle: UIBehavioralStyle { .pad }
}
