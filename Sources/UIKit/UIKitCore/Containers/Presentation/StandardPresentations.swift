/// `.fullScreen`: covers the screen and removes the presenter's view.
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }

    override var hidesCoveredElements: Bool { true }
}

/// `.overFullScreen`: covers the screen and keeps the presenter's view.
final class OverFullScreenPresentationController: UIPresentationController {
    override var hidesCoveredElements: Bool { true }
}

/// `.currentContext`: covers the context's view and removes it.
final class CurrentContextPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }

    override var shouldPresentInFullscreen: Bool { false }

    override var hidesCoveredElements: Bool { true }
}

/// `.overCurrentContext`: covers the context's view and keeps it.
final class OverCurrentContextPresentationController: UIPresentationController {
    /// An active search keeps its bar touchable.
    override func letsThrough(to view: UIView) -> Bool {
        (presentedViewController as? UISearchController)?.letsThrough(to: view) ?? false
    }

    override var shouldPresentInFullscreen: Bool { false }

    override var hidesCoveredElements: Bool { !(presentedViewController is UISearchController) }
}
