/// The plain looks of a bar. Follows Apple's page "UIBarStyle".
public enum UIBarStyle: Int, Sendable {
    /// Light with dark content, or the reverse in dark mode.
    case `default` = 0
    /// Dark with light content.
    case black = 1

    /// The older name of ``black``. Deprecated. Follows Apple's page "UIBarStyle.blackOpaque".
    public static var blackOpaque: UIBarStyle { .black }
}

/// The height of bar that a value is for. Follows Apple's page "UIBarMetrics".
public enum UIBarMetrics: Int, Sendable {
    /// A bar of the usual height.
    case `default` = 0
    /// A bar of a phone in landscape.
    case compact = 1
    /// A bar of the usual height with a prompt.
    case defaultPrompt = 101
    /// A bar of a phone in landscape with a prompt.
    case compactPrompt = 102
}

/// Where a bar is, which decides how its background is drawn. iOS 7. Follows Apple's page "UIBarPosition".
public enum UIBarPosition: Int, Sendable {
    /// Not said.
    case any = 0
    /// At the bottom of what holds it, with its shadow above.
    case bottom = 1
    /// At the top of what holds it, with its shadow below.
    case top = 2
    /// At the top of the screen, with its background under the status bar.
    case topAttached = 3
}

/// A bar that knows where it is. iOS 7. Follows Apple's page "UIBarPositioning".
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is. iOS 7. Follows Apple's page "UIBarPositioningDelegate".
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar is to be. Optional: without it the bar has the place that is usual for it.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Stands in for the optional method.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { OptionalMember.absent(.any) }
}

extension UIBarPositioningDelegate {
    /// The delegate's answer, or `usual` when it has none.
    func position(for bar: any UIBarPositioning, usual: UIBarPosition) -> UIBarPosition {
        OptionalMember.ask { position(for: bar) } ?? usual
    }
}
