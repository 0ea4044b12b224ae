/// Views with everything that owns them, kept alive while UIKit calls the app about them.
///
/// A callback may replace the root, remove a view, or release a window. UIKit's recognizers, interactions and parts of controls know their
/// owners without retaining them, and continue when the callback returns.
@MainActor
struct ViewOwners {
    private var objects: [AnyObject] = []

    /// Keeps a view and all above it.
    mutating func keep(chainOf view: UIView?) {
        var view = view
        while let present = view {
            keep(present)
            view = present.superviewLink
        }
    }

    /// Keeps a view, its view controller, and the presentation that it contains.
    mutating func keep(_ view: UIView) {
        objects.append(view)
        if let owner = view.owner { objects.append(owner) }
        guard view.flags.contains(.isPresentationHost),
            let presentation = (view as? PresentationContainerView)?.controller
        else { return }
        objects += [presentation, presentation.presentedViewController]
    }

    /// Performs a call during which a view and all above it stay alive.
    static func keeping(chainOf view: UIView, during call: () -> Void) {
        var owners = ViewOwners()
        owners.keep(chainOf: view)
        withExtendedLifetime(owners, call)
    }
}
