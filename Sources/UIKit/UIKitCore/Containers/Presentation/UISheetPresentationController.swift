/// Presents a view controller as a sheet that rests at detents. iOS 15.
///
/// Before iOS 13 an iPhone shows a sheet full screen, and the presenter's view is removed. Follows Apple's page
/// "UISheetPresentationController".
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// Creates a controller for one sheet.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The detents at which the sheet rests. Default: large.
    open var detents: [Detent] = [.large()] {
        didSet {
            checkSelection()
            containerView?.setNeedsLayout()
        }
    }

    /// The selected detent; `nil` for the smallest. It changes when the user drags the sheet.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
    }

    /// The largest detent at which the content behind the sheet isn't dimmed. Default `nil`: always dimmed.
    ///
    /// Undimmed content receives touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?

    /// Whether the sheet shows a grabber. Default `false`.
    open var prefersGrabberVisible = false

    /// The corner radius, in points; `nil` for the system's.
    public var preferredCornerRadius: CGFloat?

    /// Whether scrolling at the edge makes the sheet larger. Default `true`.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet stays at the bottom edge in compact height. Default `false`.
    open var prefersEdgeAttachedInCompactHeight = false

    /// Whether an edge-attached sheet has the preferred width. Default `false`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Whether the sheet keeps the size of a page sheet in regular environments. Default `false`, before iOS 18 `true`. iOS 17.
    open var prefersPageSizing = Runtime.current.system < .iOS(18)

    /// The view over which the sheet is centered in regular environments.
    open var sourceView: UIView?

    override var raisesContent: Bool { !shouldRemovePresentersView }

    /// Animates changes of detents and selection.
    open func animateChanges(_ changes: () -> Void) {
        AnimationRequest(
            duration: UISheetPresentationController.changeDuration, options: .allowUserInteraction
        ).run(
            {
                changes()
                containerView?.setNeedsLayout()
                containerView?.layoutIfNeeded()
            }, completion: nil)
    }

    /// The duration of a move between detents, in seconds.
    static let changeDuration: TimeInterval = 0.3

    /// Resolves the detents' heights again. iOS 16.
    open func invalidateDetents() {
        containerView?.setNeedsLayout()
    }

    /// The frame at the selected detent.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let full = fullHeight
        let height = min(selectedHeight(within: full) ?? full, full)
        return frame(ofHeight: self.height(avoidingKeyboardAt: height), in: container)
    }

    /// Returns the frame of a sheet that is attached to the bottom edge.
    func attachedFrame(ofHeight height: CGFloat, in container: UIView) -> CGRect {
        let bounds = container.bounds
        let width = isAttachedInCompactHeight ? attachedWidth(in: container) : bounds.width
        return CGRect(
            x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
    }

    package var isInCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

    /// Whether the sheet covers the screen in a compact height, with all detents inactive. Evidence: hunt27-modals-05.
    private var coversCompactHeight: Bool { isInCompactHeight && !prefersEdgeAttachedInCompactHeight }

    private var isAttachedInCompactHeight: Bool { isInCompactHeight && prefersEdgeAttachedInCompactHeight }

    /// Returns the width of the safe area, or the preferred width if it applies. Evidence: hunt4-sheets-06.
    private func attachedWidth(in container: UIView) -> CGFloat {
        let safe = container.bounds.inset(by: container.safeAreaInsets).width
        let preferred = presentedViewController.preferredContentSize.width
        return widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0 ? min(preferred, safe) : safe
    }

    /// Keeps the sheet at its detent unless a transition or drag moves it.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if drag?.isUnderWay != true { keepPresentedViewInPlace() }
    }

    /// Resizes a sheet that follows the preferred content size.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if formSize != nil { containerView?.setNeedsLayout() }
    }

    /// `true` only if the sheet becomes full screen: on systems without sheets, or by the delegate's decision.
    open override var shouldRemovePresentersView: Bool { compactStyle == .fullScreen }

    /// The adapted style in a compact width; `.none` if it stays a sheet.
    private var compactStyle: UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .regular ? .none : adaptivePresentationStyle
    }

    private var topGap: CGFloat {
        [.fullScreen, .overFullScreen].contains(compactStyle)
            || coversCompactHeight
            ? 0 : (containerView?.safeAreaInsets.top ?? 0) + gapBelowSafeArea
    }

    /// Since iOS 26 a sheet of the full height begins at the safe area. Source: the measurements of ``FloatingSheet``.
    private var gapBelowSafeArea: CGFloat {
        Runtime.current.design == .glass ? 0 : ScreenMetrics.current.sheetGap
    }

    var drag: SheetDrag?

    override func prepareForTouches() {
        super.prepareForTouches()
        if drag == nil, compactStyle == .none { drag = SheetDrag(of: self) }
    }

    override func stopTouches() {
        super.stopTouches()
        drag?.stop()
        drag = nil
    }

    /// Undimmed content receives touches.
    override func letsThrough(to view: UIView) -> Bool { isUndimmed }

    override var hidesCoveredElements: Bool { !isUndimmed }

    private var isUndimmed: Bool {
        guard compactStyle == .none, let limit = largestUndimmedDetentIdentifier else { return false }
        let heights = activeHeights(within: fullHeight)
        guard let undimmed = heights.first(where: { $0.identifier == limit })?.height else { return false }
        return selectedHeight(within: fullHeight) ?? fullHeight <= undimmed
    }

    /// The selected detent's effect, or else the presentation's.
    package override var currentBackgroundEffect: UIVisualEffect? {
        let heights = activeHeights(within: fullHeight)
        let selected =
            heights.first { $0.identifier == selectedDetentIdentifier }
            ?? heights.min { $0.height < $1.height }
        return detents.first { $0.identifier == selected?.identifier }?.backgroundEffect ?? backgroundEffect
    }

    private func selectedHeight(within maximum: CGFloat) -> CGFloat? {
        let heights = activeHeights(within: maximum)
        return heights.first { $0.identifier == selectedDetentIdentifier }?.height
            ?? heights.map(\.height).min()
    }

    /// Returns the active detents, with their heights in points.
    func activeHeights(within maximum: CGFloat) -> [(identifier: Detent.Identifier, height: CGFloat)] {
        guard !coversCompactHeight else { return [] }
        let bottom = roomBelowDetents
        let context = DetentContext(traits: traitCollection, maximum: maximum - bottom)
        return detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min($0 + bottom, maximum)) }
        }
    }

    /// The height of a sheet that fills its container, or has the whole preferred size.
    var fullHeight: CGFloat { formSize?.height ?? (containerView?.bounds.height ?? 0) - topGap }

    private func checkSelection() {
        guard let selected = selectedDetentIdentifier, !detents.contains(where: { $0.identifier == selected })
        else { return }
        selectedDetentIdentifier = nil
    }
}

extension UIViewController {
    /// Whether the controller is shown in a sheet above which part of the presenter is visible.
    var isInSheet: Bool {
        guard let modal, modal.presenting != nil else {
            return parentReference.with { $0.isInSheet } ?? false
        }
        guard let sheet = modal.presentationController as? UISheetPresentationController else { return false }
        return (sheet.presentedViewController.viewStorage?.frameInSuperview.minY ?? 0) > 0
    }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
