/// Decides how a split view collapses and expands, and is notified of its display mode. Follows Apple's page
/// "UISplitViewControllerDelegate".
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the display mode changes. iOS 8.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// The mode that the display mode button changes to; `automatic`, the default, leaves it to the split view. iOS 8.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// Whether the delegate shows the page; `false`, the default, puts it in the primary position. iOS 8.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool

    /// Whether the delegate shows the page; `false`, the default, puts it in the secondary position. iOS 8.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    /// The page that a classic split view shows collapsed; `nil`, the default, is its first one. iOS 8.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// The page that is the first one of a classic split view that expands; `nil`, the default, is the visible one.
    /// iOS 8.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Whether the delegate has taken care of the secondary page of a classic split view that collapses. With `false`,
    /// the default, the primary page takes it in; with `true` it is no child any more until the split view expands. iOS 8.
    ///
    /// Evidence: hunt-split-06.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// The secondary page of a classic split view that expands; with `nil`, the default, the primary page gives one
    /// up. iOS 8.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    /// The column on top of the stack when columns collapse; the default is the proposed one. iOS 14.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// Returns the display mode when columns expand. It is kept until the app prefers another one. Without this method the split
    /// view chooses a mode, and chooses again when it rotates. iOS 14.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// Called when a finger begins to draw a sidebar in or to push one out; not in a classic split view. iOS 14.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// Called when that finger has gone, before the columns come to rest; not in a classic split view. iOS 14.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    /// Called when columns have collapsed. iOS 14.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Called when columns have expanded. iOS 14.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// Called before the user makes a column visible, and before the `compact` one is on its own. iOS 14.
    ///
    /// Not called for `show(_:)`. Follows Apple's page "splitViewController(_:willShow:)". Evidence: hunt-split-01,
    /// hunt-split-05.
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// Called before the user makes a column disappear. iOS 14.
    ///
    /// Not called for `hide(_:)`. Follows Apple's page "splitViewController(_:willHide:)".
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// The orientations of the split view. iOS 7.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    /// The orientation in which a presentation of the split view begins. iOS 7.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    /// Leaves it to the split view.
    public func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { .automatic }

    /// Leaves it to the split view.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// Leaves it to the split view.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// Leaves it to the split view.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// Leaves it to the split view.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// Leaves it to the primary page.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }

    /// Leaves it to the primary page.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }

    /// The proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    /// The proposed mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { OptionalMember.absent(proposedDisplayMode) }

    /// Does nothing.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}

    /// Does nothing.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}

    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {}

    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {}

    /// Leaves it to the split view.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { OptionalMember.absent(.all) }

    /// Leaves it to the split view.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { OptionalMember.absent(.unknown) }
}
