/// The styles of the status bar's content. Follows Apple's page "UIStatusBarStyle".
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, depending on the interface style.
    case `default` = 0
    /// Light content, for a dark background. iOS 7.
    case lightContent = 1
    /// Dark content, for a light background. iOS 13.
    case darkContent = 3
}

/// The animations of the status bar when it is shown or hidden. Follows Apple's page "UIStatusBarAnimation".
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// Fades.
    case fade = 1
    /// Slides.
    case slide = 2
}
