/// The presentation styles. Follows Apple's page "UIModalPresentationStyle".
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen; the presenter's view is removed. Evidence: present-style-01.
    case fullScreen = 0
    /// Covers most of the screen; the presenter stays visible.
    case pageSheet = 1
    /// A smaller, centered sheet.
    case formSheet = 2
    /// Covers the nearest ancestor that defines a presentation context, and removes its view. iOS 3.2.
    case currentContext = 3
    /// The transitioning delegate's presentation controller determines the presentation. iOS 7.
    case custom = 4
    /// Covers the screen and keeps the presenter's view. iOS 8. Evidence: present-style-02.
    case overFullScreen = 5
    /// Covers the context's view and keeps it. iOS 8.
    case overCurrentContext = 6
    /// A popover that points at a bar item or view. iOS 8.
    case popover = 7
    /// No presentation: presenting with it raises an exception. iOS 7. Evidence: present-style-05.
    case none = -1
    /// The system's default: a form sheet since iOS 18, a page sheet since iOS 13, full screen before. A view
    /// controller's getter never returns it. iOS 13. Follows Apple's page "UIModalPresentationStyle.automatic".
    case automatic = -2
}

/// The transition styles. Follows Apple's page "UIModalTransitionStyle".
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical = 0
    /// Flips the screen horizontally.
    case flipHorizontal = 1
    /// Fades in.
    case crossDissolve = 2
    /// Curls the presenter's view up. Full screen only.
    case partialCurl = 3
}
