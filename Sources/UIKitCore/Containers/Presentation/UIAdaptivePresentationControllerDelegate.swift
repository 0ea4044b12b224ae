/// Decides how a presentation adapts and is notified how the user leaves it. Follows Apple's page
/// "UIAdaptivePresentationControllerDelegate". iOS 8.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a compact environment; `.none` keeps the style. iOS 8.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style in the given traits; asked before the one without traits. iOS 8.3.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// The page to show in the place of the presented one where the presentation adapts to a style; `nil`, the default, shows
    /// the presented one. iOS 8.
    ///
    /// Asked once, as the presentation begins, and not where it keeps its style. Mostly it is a navigation controller around
    /// the presented page. The presented page still reads its own `modalPresentationStyle`. Follows Apple's page
    /// "presentationController(_:viewControllerForAdaptivePresentationStyle:)". Evidence: hunt-modals-07.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Called before the presentation's callbacks when it adapts to another style, with the controller of that
    /// style: the last moment to set its detents, or whatever it has. iOS 15.
    ///
    /// Follows Apple's page "presentationController(_:prepare:)".
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// Called before the presentation's callbacks, with the style it adapts to or `.none`. iOS 8.3.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Whether the user may pull the presentation away. Not asked when the app dismisses. iOS 13.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called before the user's dismissal begins. Not called when the app dismisses. iOS 13.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when the user's dismissal is over. Not called when the app dismisses. iOS 13.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tried to pull away what may not be. iOS 13.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Leaves it to the system.
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    {
        OptionalMember.absent(.none)
    }

    /// Leaves it to the method without traits.
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

    /// Lets the user go.
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
