/// Decides how a presentation adapts, and is notified of dismissals by the user. Follows Apple's page
/// "UIAdaptivePresentationControllerDelegate". iOS 8.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style in a compact environment; `.none` keeps the style. iOS 8.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Returns the style for traits. Called before the method without traits. iOS 8.3.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Returns the view controller to show instead of the presented one in an adapted style; `nil`, the default, to show the presented one.
    /// iOS 8.
    ///
    /// Called once, when the presentation begins, and not if the presentation keeps its style. It is usually a navigation controller that
    /// contains the presented view controller. The presented view controller's `modalPresentationStyle` doesn't change. Follows Apple's
    /// page "presentationController(_:viewControllerForAdaptivePresentationStyle:)". Evidence: hunt-modals-07.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Called before the callbacks of a presentation that adapts to another style, with the presentation controller of that style: the last
    /// chance to configure it, for example its detents. iOS 15.
    ///
    /// Follows Apple's page "presentationController(_:prepare:)".
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// Called before the presentation's callbacks, with the style to which it adapts or `.none`. iOS 8.3.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Whether the user may dismiss the presentation. Not called when the app dismisses. iOS 13.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called before the user's dismissal begins. Not called when the app dismisses. iOS 13.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when the user's dismissal has ended. Not called when the app dismisses. iOS 13.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user has tried to dismiss a presentation that can't be dismissed. iOS 13.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns the system's style.
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    {
        OptionalMember.absent(.none)
    }

    /// Calls the method without traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        OptionalMember.absent(.none)
    }

    /// Shows the presented page.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        true
    }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    {}
}
