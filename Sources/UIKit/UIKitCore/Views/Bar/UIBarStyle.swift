/// The style of a bar. Follows Apple's page "UIBarStyle".
public enum UIBarStyle: Int, Sendable {
    /// Light with dark content; in dark mode, dark with light content.
    case `default` = 0
    /// Dark with light content.
    case black = 1
    /// The older name of ``black`` for a translucent bar. Deprecated. Follows Apple's page "UIBarStyle.blackTranslucent".
    case blackTranslucent = 2

    /// The older name of ``black``. Deprecated. Follows Apple's page "UIBarStyle.blackOpaque".
    public static var blackOpaque: UIBarStyle { .black }

    /// Whether the bar is dark, whatever the traits.
    package var isBlack: Bool { self != .default }
}

/// The kind of bar that a value is for. Follows Apple's page "UIBarMetrics".
public enum UIBarMetrics: Int, Sendable {
    /// A bar of the default height.
    case `default` = 0
    /// A landscape bar on iPhone.
    case compact = 1
    /// A bar of the default height with a prompt.
    case defaultPrompt = 101
    /// A landscape bar on iPhone with a prompt.
    case compactPrompt = 102
}

/// The position of a bar, which determines how its background is drawn. iOS 7. Follows Apple's page "UIBarPosition".
public enum UIBarPosition: Int, Sendable {
    /// An unspecified position.
    case any = 0
    /// At the bottom of its superview, with its shadow above.
    case bottom = 1
    /// At the top of its superview, with its shadow below.
    case top = 2
    /// At the top of the screen, with its background under the status bar.
    case topAttached = 3
}

/// A bar with a position. iOS 7. Follows Apple's page "UIBarPositioning".
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// A delegate that determines the position of a bar. iOS 7. Follows Apple's page "UIBarPositioningDelegate".
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of the bar. Optional: the default depends on the kind of bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// The default implementation of the optional method.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { OptionalMember.absent(.any) }
}

extension UIBarPositioningDelegate {
    /// Returns the delegate's position, or `usual` if the delegate doesn't implement the method.
    func position(for bar: any UIBarPositioning, usual: UIBarPosition) -> UIBarPosition {
        OptionalMember.ask { position(for: bar) } ?? usual
    }
}
