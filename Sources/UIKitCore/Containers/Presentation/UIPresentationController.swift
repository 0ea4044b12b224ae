/// Manages one modal presentation: its container, the place of the presented view, and whether the presenter stays visible. iOS 8.
///
/// Made with the style when a presentation is asked for, or when an app asks for it before. Follows Apple's page
/// "UIPresentationController".
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, UIFocusEnvironment {
    private unowned let presentedStorage: UIViewController
    private var adaptedPage: AdaptedPage?
    weak var presenterStorage: UIViewController?
    /// The superview to which the presenter's view returns; `nil` for the window.
    private weak var presenterSuperview: UIView?
    @exclusivity(unchecked) var containerStorage: UIView?
    weak var delegateStorage: (any UIAdaptivePresentationControllerDelegate)?
    var overrides: UITraitOverrides?
    var overridingTraits: UITraitCollection?
    var traitObservers: TraitObservers?

    /// Creates a controller for one presentation. Before the presentation begins the presenter may be `nil`.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presentedStorage = presentedViewController
        presenterStorage = presentingViewController
        super.init()
    }

    /// The controller that is presented. iOS 8.
    open var presentedViewController: UIViewController { presentedStorage }

    /// The controller that presents; before the presentation the presented one itself. iOS 8.
    open var presentingViewController: UIViewController { presenterStorage ?? presentedStorage }

    /// The style the presentation was asked for with, after `.automatic` was resolved. iOS 8.
    open var presentationStyle: UIModalPresentationStyle { presentedStorage.resolvedPresentationStyle }

    /// The view in which the presentation takes place; `nil` before and after. iOS 8.
    open var containerView: UIView? { containerStorage }

    /// The view that is animated in. Default: the presented controller's view. iOS 8.
    open var presentedView: UIView? { shownPage.view }

    /// What is shown: the presented page, or the one that the delegate gave for the style that the presentation adapts to.
    var shownPage: UIViewController { adaptedPage?.page ?? presentedStorage }

    /// Shows a page in the place of the presented one.
    func adapt(to page: UIViewController) {
        adaptedPage = AdaptedPage(page, insteadOf: presentedStorage)
    }

    // MARK: Focus

    /// The presented page. iOS 10. Follows Apple's page "preferredFocusEnvironments".
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [shownPage] }

    /// The view that focus goes to. Default `nil`. Deprecated in iOS 10. Follows Apple's page "preferredFocusedView".
    open var preferredFocusedView: UIView? { nil }

    /// The view in which the presentation takes place. iOS 12. Follows Apple's page "parentFocusEnvironment".
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { containerStorage }

    /// The view in which the presentation takes place. iOS 12. Follows Apple's page "focusItemContainer".
    open var focusItemContainer: (any UIFocusItemContainer)? { containerStorage }

    /// Asks for focus to go to the presented page, where the focused item is in it. iOS 9. Follows Apple's page
    /// "setNeedsFocusUpdate()".
    open func setNeedsFocusUpdate() { askForFocusUpdate() }

    /// Updates focus now, where that was asked for. iOS 9. Follows Apple's page "updateFocusIfNeeded()".
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

    /// Asked before focus moves to, from or within the presentation. Default `true`. iOS 9. Follows Apple's page
    /// "shouldUpdateFocus(in:)".
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when focus has moved to, from or within the presentation. The base class does nothing. iOS 9. Follows Apple's page
    /// "didUpdateFocus(in:with:)".
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Places

    /// Where the presented view ends up in the container. Default: the container's bounds. iOS 8.
    open var frameOfPresentedViewInContainerView: CGRect { containerStorage?.bounds ?? .zero }

    /// Whether the presentation covers the whole screen. Default `true`. iOS 8.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view is taken away when the presented one is in place. Default `false`.
    ///
    /// The presenter is notified of its disappearance only if so. Evidence: present-style-08. iOS 8.
    open var shouldRemovePresentersView: Bool { false }

    /// The style used in the present traits: ``adaptivePresentationStyle(for:)`` for the container's. iOS 8.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    /// The style used in the given traits; `.none` keeps the present one. The delegate is asked. iOS 8.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedStyle(for: traitCollection)
    }

    /// Notified of the user's ways out, and asked about adaptation. Not retained. iOS 8.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// Called before the container lays out. The base class does nothing. iOS 8.
    open func containerViewWillLayoutSubviews() {}

    /// Called when the container has laid out. The base class does nothing. iOS 8.
    open func containerViewDidLayoutSubviews() {}

    /// Called before the presentation's callbacks. The base class does nothing: add your own views here. iOS 8.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation is over; `completed` is `false` when it was cancelled. iOS 8.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal's callbacks. The base class does nothing. iOS 8.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal is over; `completed` is `false` when it was cancelled. iOS 8.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The size the presented controller would like to have.
    open var preferredContentSize: CGSize { shownPage.preferredContentSize }

    /// Called when the presented controller's preferred size has changed. The base class does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when the presented controller's fitting size has changed. The base class does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size the presented controller gets in a container of `parentSize`: all of it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes. The base class tells the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        shownPage.viewWillTransition(to: size, with: coordinator)
    }

    /// Called before the container's traits change. The base class tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        shownPage.willTransition(to: newCollection, with: coordinator)
    }

    /// The traits of the container.
    open var traitCollection: UITraitCollection {
        containerStorage?.traitCollection ?? presentedStorage.traitCollection
    }

    /// Called when the traits have changed during the presentation. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The controller of the style that the presentation adapts to; `nil` where it keeps its own.
    func adaptiveController(for style: UIModalPresentationStyle) -> UIPresentationController? {
        switch style {
        case .fullScreen:
            FullScreenPresentationController(
                presentedViewController: presentedStorage, presenting: presenterStorage)
        case .overFullScreen:
            OverFullScreenPresentationController(
                presentedViewController: presentedStorage, presenting: presenterStorage)
        default: nil
        }
    }

    // MARK: Traits

    /// Ends a registration. iOS 17.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers?.remove(registration)
    }

    /// The same as a collection: what it says replaces the traits that are inherited. Default `nil`. iOS 8, and
    /// deprecated by Apple in iOS 17.
    ///
    /// Follows Apple's page "overrideTraitCollection".
    open var overrideTraitCollection: UITraitCollection? {
        get { overridingTraits }
        set { setOverridingTraits(newValue) }
    }

    /// Whether the presentation can be put in place over its presenter; if not, UIKit's exception has been raised.
    func knowsItsPlace(over presenter: UIViewController) -> Bool { true }

    // MARK: For fingers

    private var outsideTap: OutsideTap?

    /// Called when a finger has come down in the container.
    func prepareForTouches() {
        guard outsideTap == nil, hasWayOutForUser, let container = containerStorage else { return }
        outsideTap = OutsideTap(of: self, in: container)
    }

    /// The presentation is over: a finger that is still down moves nothing any more.
    func stopTouches() {
        outsideTap = nil
    }

    /// The superview of the presenter's view before the presentation removed it.
    var presenterPlace: UIView? { presenterSuperview ?? containerStorage?.windowLink }

    /// Remembers the superview of the presenter's view. A window isn't stored, because a weak reference would make every use of it slower.
    func rememberPlace(of view: UIView) {
        presenterSuperview = view.superviewLink.flatMap { $0 is UIWindow ? nil : $0 }
    }

    /// Whether a touch beside what is presented goes to the view that lies beneath there.
    func letsThrough(to view: UIView) -> Bool { false }

    /// Whether the covered views are hidden from assistive technologies. An app's own presentation decides with the properties of its views.
    var hidesCoveredElements: Bool { false }
}
