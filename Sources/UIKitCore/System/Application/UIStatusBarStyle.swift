/// How the status bar's content looks. Follows Apple's page "UIStatusBarStyle".
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, as the interface's style asks for.
    case `default` = 0
    /// Light content, for a dark ground. iOS 7.
    case lightContent = 1
    /// Dark content, for a light ground. iOS 13.
    case darkContent = 3
}

/// How the status bar comes and goes. Follows Apple's page "UIStatusBarAnimation".
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides.
    case slide = 2
}
