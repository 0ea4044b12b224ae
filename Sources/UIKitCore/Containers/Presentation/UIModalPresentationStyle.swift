/// How a presented controller covers its presenter. Follows Apple's page "UIModalPresentationStyle".
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen; the presenter's view is taken away. Evidence: present-style-01.
    case fullScreen = 0
    /// Covers most of the screen and leaves the presenter visible.
    case pageSheet = 1
    /// A smaller sheet in the middle.
    case formSheet = 2
    /// Covers the nearest ancestor that defines a presentation context, and takes its view away. iOS 3.2.
    case currentContext = 3
    /// The transitioning delegate's presentation controller decides. iOS 7.
    case custom = 4
    /// Covers the screen and leaves the presenter where it is. iOS 8. Evidence: present-style-02.
    case overFullScreen = 5
    /// Covers the context and leaves it where it is. iOS 8.
    case overCurrentContext = 6
    /// A bubble at a bar item or view. iOS 8.
    case popover = 7
    /// No presentation: presenting with it is an exception. iOS 7. Evidence: present-style-05.
    case none = -1
    /// What the system thinks right: a form sheet from iOS 18 on, a page sheet from iOS 13 on, full screen before. A page
    /// never answers with it. iOS 13. Follows Apple's page "UIModalPresentationStyle.automatic".
    case automatic = -2
}

/// How a presented controller's view comes in. Follows Apple's page "UIModalTransitionStyle".
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from below.
    case coverVertical = 0
    /// Turns the screen round.
    case flipHorizontal = 1
    /// Fades in.
    case crossDissolve = 2
    /// Curls the presenter's view up. Full screen only.
    case partialCurl = 3
}
