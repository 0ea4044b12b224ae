/// Views and all of their owners, kept alive during UIKit's calls into the app.
///
/// A callback may replace the root, remove a view, or release a window. UIKit's recognizers, interactions and parts of controls don't
/// retain their owners, and continue after the callback returns.
@MainActor
struct ViewOwners {
    private var objects: [AnyObject] = []

    /// Retains a view and all of its superviews.
    mutating func keep(chainOf view: UIView?) {
        var view = view
        while let present = view {
            keep(present)
            view = present.superview
        }
    }

    /// Retains a view, its view controller, and the presentation that it contains.
    mutating func keep(_ view: UIView) {
        objects.append(view)
        if let owner = view.owner { objects.append(owner) }
        guard view.flags.contains(.isPresentationHost),
            let presentation = (view as? PresentationContainerView)?.controller
        else { return }
        objects += [presentation, presentation.presentedViewController]
    }

    /// Performs a call while retaining a view and all of its superviews.
    static func keeping(chainOf view: UIView, during call: () -> Void) {
        var owners = ViewOwners()
        owners.keep(chainOf: view)
        withExtendedLifetime(owners, call)
    }
}
