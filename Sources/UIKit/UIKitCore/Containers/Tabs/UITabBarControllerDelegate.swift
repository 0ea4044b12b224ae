/// The methods of a tab bar controller's delegate: decides about and is notified of the user's selections. Follows
/// Apple's page "UITabBarControllerDelegate".
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tap on a tab shows its view controller. Default `true`.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// Called when the user has selected a tab, even if it was already selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Whether a tap on a ``UITab`` selects it. Default `true`. iOS 18.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// Called when the user has selected a ``UITab``. iOS 18.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// Returns the view controllers of a selected tab in the stack of its group's managing navigation controller. iOS 18.
    ///
    /// It is called once for each selected tab, from the group to the innermost one. `proposedViewControllers` contains the tab's own view
    /// controller, and for the innermost tab also those pushed above it. By default they are returned. Follows Apple's page
    /// "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)".
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]

    /// Called when the user has reordered the tabs of a group in the sidebar. iOS 18.
    ///
    /// Follows Apple's page "tabBarController(_:displayOrderDidChangeFor:)".
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

    /// Called before the user can reorder tabs, with the view controllers whose tabs may be moved. iOS 3.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

    /// Called before the user's order of tabs is applied, with all view controllers in that order. iOS 3.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool)

    /// Called when the user's order of tabs has been applied, with all view controllers in that order.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool)

    /// Returns the animator of a tab change; with `nil` the view controller appears immediately. iOS 7.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller of the animator's tab change; `nil` if it isn't interactive. Called if there
    /// is an animator. iOS 7.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the orientation in which a full-screen presentation of the tab bar controller begins. iOS 7.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation

    /// Returns the orientations of all tabs. iOS 7.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    /// Returns `true`.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        true
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}

    /// Returns the proposed view controllers.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Leaves the decision to the controller.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { OptionalMember.absent(.unknown) }

    /// Leaves the decision to the view controllers.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { OptionalMember.absent(.all) }
}
