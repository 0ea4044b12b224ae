/// Manages one presentation: its container view, the frame of the presented view, and whether the presenter's view stays. iOS 8.
///
/// Created for the style when a presentation is requested, or before if an app reads it. Follows Apple's page "UIPresentationController".
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, UIFocusEnvironment {
    // The presented controller retains this object. Apple's property isn't optional.
    private unowned let presentedStorage: UIViewController
    private var adaptedPage: AdaptedPage?
    weak var presenterStorage: UIViewController?
    /// The superview to which the presenter's view returns; `nil` for the window.
    private weak var presenterSuperview: UIView?
    package var containerStorage: UIView?
    weak var delegateStorage: (any UIAdaptivePresentationControllerDelegate)?
    var overrides: UITraitOverrides?
    var overridingTraits: UITraitCollection?
    var traitObservers: TraitObservers?
    package var trackedReads: TrackedReads?

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

    /// The presenting view controller; before the presentation the presented one itself. iOS 8.
    open var presentingViewController: UIViewController { presenterStorage ?? presentedStorage }

    /// The requested style, with `.automatic` resolved. iOS 8.
    open var presentationStyle: UIModalPresentationStyle { presentedStorage.resolvedPresentationStyle }

    /// The view that contains the presentation; `nil` before and after. iOS 8.
    open var containerView: UIView? { containerStorage }

    /// The view that the transition animates. Default: the presented controller's view. iOS 8.
    open var presentedView: UIView? { shownPage.view }

    /// The visible view controller: the presented one, or the delegate's view controller for the adapted style.
    var shownPage: UIViewController { adaptedPage?.page ?? presentedStorage }

    /// Shows a view controller instead of the presented one.
    func adapt(to page: UIViewController) {
        adaptedPage = AdaptedPage(page, insteadOf: presentedStorage)
    }

    /// The effect behind the presented view; `nil`, the default, for the style's background. iOS 26.1.
    ///
    /// A custom presentation has to show it itself. Follows Apple's page "backgroundEffect".
    open var backgroundEffect: UIVisualEffect?

    /// The effect behind the presented view at the moment.
    package var currentBackgroundEffect: UIVisualEffect? { backgroundEffect }

    // MARK: Focus

    /// The presented view controller. iOS 10. Follows Apple's page "preferredFocusEnvironments".
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [shownPage] }

    /// The preferred focused view. Default `nil`. Deprecated in iOS 10. Follows Apple's page "preferredFocusedView".
    open var preferredFocusedView: UIView? { nil }

    /// The container view. iOS 12. Follows Apple's page "parentFocusEnvironment".
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { containerStorage }

    /// The container view. iOS 12. Follows Apple's page "focusItemContainer".
    open var focusItemContainer: (any UIFocusItemContainer)? { containerStorage }

    /// Requests a focus update to the presented view controller, if it contains the focused item. iOS 9. Follows Apple's page
    /// "setNeedsFocusUpdate()".
    open func setNeedsFocusUpdate() { askForFocusUpdate() }

    /// Performs a requested focus update immediately. iOS 9. Follows Apple's page "updateFocusIfNeeded()".
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

    /// Called before focus moves to, from or within the presentation. Default `true`. iOS 9. Follows Apple's page "shouldUpdateFocus(in:)".
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when focus has moved to, from or within the presentation. The base class does nothing. iOS 9. Follows Apple's page
    /// "didUpdateFocus(in:with:)".
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Layout

    /// The final frame of the presented view in the container. Default: the container's bounds. iOS 8.
    open var frameOfPresentedViewInContainerView: CGRect { containerStorage?.bounds ?? .zero }

    /// Whether the presentation covers the whole screen. Default `true`. iOS 8.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view is removed when the presentation has ended. Default `false`.
    ///
    /// Only then is the presenter notified of its disappearance. Evidence: present-style-08. iOS 8.
    open var shouldRemovePresentersView: Bool { false }

    /// Whether the content is above other content, which the trait `userInterfaceLevel` says. Follows Apple's page "UIUserInterfaceLevel".
    var raisesContent: Bool { false }

    /// The style for the current traits: ``adaptivePresentationStyle(for:)`` for the container's. iOS 8.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    /// Returns the style for traits; `.none` keeps the current style. Asks the delegate. iOS 8.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedStyle(for: traitCollection)
    }

    /// The delegate, which is notified of dismissals by the user, and asked about adaptation. Not retained. iOS 8.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// Called before the container view lays out its subviews. The base class does nothing. iOS 8.
    open func containerViewWillLayoutSubviews() {}

    /// Called when the container view has laid out its subviews. The base class does nothing. iOS 8.
    open func containerViewDidLayoutSubviews() {}

    /// Called before the presentation's callbacks. The base class does nothing: add custom views here. iOS 8.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation has ended; `completed` is `false` if it was canceled. iOS 8.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal's callbacks. The base class does nothing. iOS 8.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal has ended; `completed` is `false` if it was canceled. iOS 8.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The preferred size of the presented controller.
    open var preferredContentSize: CGSize { shownPage.preferredContentSize }

    /// Called when the presented controller's preferred size has changed. The base class does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when the presented controller's fitting size has changed. The base class does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of the presented controller in a container of `parentSize`. The base class returns `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes. The base class notifies the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        shownPage.viewWillTransition(to: size, with: coordinator)
    }

    /// Called before the container's traits change. The base class notifies the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        shownPage.willTransition(to: newCollection, with: coordinator)
    }

    /// The traits of the container.
    open var traitCollection: UITraitCollection {
        ReadTracking.noting(containerStorage?.traitCollection ?? presentedStorage.traitCollection, of: self)
    }

    /// Called when the traits have changed during the presentation. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Returns the presentation controller for the adapted style; `nil` if the presentation keeps its own.
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

    /// Unregisters a trait change registration. iOS 17.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers?.remove(registration)
    }

    /// The overrides of inherited traits as a collection. Default `nil`. iOS 8, and deprecated by Apple in iOS 17.
    ///
    /// Follows Apple's page "overrideTraitCollection".
    open var overrideTraitCollection: UITraitCollection? {
        get { overridingTraits }
        set { setOverridingTraits(newValue) }
    }

    /// Whether the presentation has a position over its presenter. If not, UIKit's exception has been raised.
    func knowsItsPlace(over presenter: UIViewController) -> Bool { true }

    // MARK: Touches

    private var outsideTap: OutsideTap?
    private var zoomDismissal: ZoomDismissal?

    /// Called when a touch has begun in the container.
    func prepareForTouches() {
        if ZoomSource.isUsed, zoomDismissal == nil { zoomDismissal = ZoomDismissal(of: self) }
        guard outsideTap == nil, hasWayOutForUser, let container = containerStorage else { return }
        outsideTap = OutsideTap(of: self, in: container)
    }

    /// Called when the presentation has ended: a continuing touch has no further effect.
    func stopTouches() {
        outsideTap = nil
        zoomDismissal.take()?.stop()
    }

    /// The superview of the presenter's view before the presentation removed it.
    var presenterPlace: UIView? { presenterSuperview ?? containerStorage?.windowLink }

    /// Remembers the superview of the presenter's view. A window isn't stored, because a weak reference would make every use of it slower.
    func rememberPlace(of view: UIView) {
        presenterSuperview = view.superview.flatMap { $0 is UIWindow ? nil : $0 }
    }

    /// Whether a touch outside the presented content goes to the view behind it.
    func letsThrough(to view: UIView) -> Bool { false }

    /// Whether the covered views are hidden from assistive technologies. A custom presentation uses the properties of its views.
    var hidesCoveredElements: Bool { false }
}
