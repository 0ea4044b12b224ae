/// `.fullScreen`: covers the screen and takes the presenter's view away.
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }

    override var hidesCoveredElements: Bool { true }
}

/// `.overFullScreen`: covers the screen and leaves the presenter where it is.
final class OverFullScreenPresentationController: UIPresentationController {
    override var hidesCoveredElements: Bool { true }
}

/// `.currentContext`: covers the context's view and takes it away.
final class CurrentContextPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }

    override var shouldPresentInFullscreen: Bool { false }

    override var hidesCoveredElements: Bool { true }
}

/// `.overCurrentContext`: covers the context's view and leaves it where it is.
final class OverCurrentContextPresentationController: UIPresentationController {
    /// An active search leaves its bar to the user.
    override func letsThrough(to view: UIView) -> Bool {
        (presentedViewController as? UISearchController)?.letsThrough(to: view) ?? false
    }

    override var shouldPresentInFullscreen: Bool { false }

    override var hidesCoveredElements: Bool { !(presentedViewController is UISearchController) }
}
