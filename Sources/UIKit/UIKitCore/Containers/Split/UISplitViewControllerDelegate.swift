/// Determines how a split view collapses and expands, and is notified of its display mode. Follows Apple's page
/// "UISplitViewControllerDelegate".
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the display mode changes. iOS 8.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Returns the mode to which the display mode button changes; `automatic`, the default, leaves it to the split view. iOS 8.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// Whether the delegate shows the view controller; with `false`, the default, the split view puts it in the primary position. iOS 8.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool

    /// Whether the delegate shows the view controller; with `false`, the default, the split view puts it in the secondary position. iOS 8.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    /// Returns the view controller that a collapsed classic split view shows; `nil`, the default, for its first one. iOS 8.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Returns the primary view controller of an expanding classic split view; `nil`, the default, for the visible one. iOS 8.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Whether the delegate has handled the secondary view controller of a collapsing classic split view. With `false`, the default, it
    /// collapses onto the primary one; with `true` it isn't a child anymore until the split view expands. iOS 8.
    ///
    /// Evidence: hunt-split-06.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Returns the secondary view controller of an expanding classic split view; with `nil`, the default, the primary one separates one.
    /// iOS 8.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    /// Returns the column on top of the stack when columns collapse; the default is the proposed one. iOS 14.
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

    /// Called when a swipe begins to show or hide a sidebar; not in a classic split view. iOS 14.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// Called when that swipe's touch has ended, before the animation ends; not in a classic split view. iOS 14.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    /// Called when columns have collapsed. iOS 14.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Called when columns have expanded. iOS 14.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// Called before the user or the system shows a column, and before the `compact` column becomes the only one. iOS 14.
    ///
    /// Not called for `show(_:)`. Follows Apple's page "splitViewController(_:willShow:)". Evidence: hunt-split-01, hunt-split-05.
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// Called before the user or the system hides a column. iOS 14.
    ///
    /// Not called for `hide(_:)`. Follows Apple's page "splitViewController(_:willHide:)".
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// Called when the user or the system has shown a column, after its transition. iOS 26.
    ///
    /// Not called for `show(_:)`. Evidence: hunt26-split-04, hunt26-split-05. Follows Apple's page "splitViewController(_:didShow:)".
    func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column)

    /// Called when the user or the system has hidden a column, after its transition. iOS 26.
    ///
    /// Not called for `hide(_:)`. Evidence: hunt26-split-04, hunt26-split-05. Follows Apple's page "splitViewController(_:didHide:)".
    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column)

    /// Returns the orientations of the split view. iOS 7.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    /// Returns the orientation in which a presentation of the split view begins. iOS 7.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    /// Leaves the decision to the split view.
    public func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { .automatic }

    /// Leaves the decision to the split view.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// Leaves the decision to the split view.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// Leaves the decision to the split view.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// Leaves the decision to the split view.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// Leaves the decision to the primary view controller.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }

    /// Leaves the decision to the primary view controller.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }

    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    /// Returns the proposed mode.
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

    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) {}

    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) {}

    /// Leaves the decision to the split view.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { OptionalMember.absent(.all) }

    /// Leaves the decision to the split view.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { OptionalMember.absent(.unknown) }
}
