/// Presents a view controller in a popover. In a compact width it becomes a sheet unless the delegate decides
/// otherwise. iOS 8.
///
/// Follows Apple's page "UIPopoverPresentationController".
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// Creates a controller for one popover.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The view the popover points at. iOS 8.
    open var sourceView: UIView?

    /// The rectangle in the source view that the popover points at. Default null: the whole view. iOS 8.
    open var sourceRect: CGRect = .null

    /// The bar button item the popover points at. iOS 8.
    open var barButtonItem: UIBarButtonItem?

    /// The source item: a view or a bar button item. iOS 16.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// The permitted directions of the arrow. Default `.any`. iOS 8.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any

    /// The direction of the arrow: empty if the popover is shown without one, `.unknown` before and after the
    /// presentation. iOS 8.
    open var arrowDirection: UIPopoverArrowDirection { place?.arrow ?? .unknown }

    /// Whether the popover may cover its source. Default `false`. iOS 9.
    open var canOverlapSourceViewRect = false

    /// The views that receive touches while the popover is shown. iOS 8.
    open var passthroughViews: [UIView]?

    /// The background color; `nil` for the system's. iOS 8.
    open var backgroundColor: UIColor?

    /// The minimum distance to the screen's edges, in points. iOS 8.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The sheet that the popover becomes in a compact width. Set its detents before the presentation. iOS 15.
    ///
    /// Follows Apple's page "adaptiveSheetPresentationController".
    open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

    /// The size of the source view at the last layout.
    var sizeOfSource: CGSize?

    private lazy var adaptiveSheet = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presenterStorage)

    /// A frame next to the source, without the arrow, in the preferred size of the presented controller. In a compact
    /// width the sheet's frame, or the whole container.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        if isSheet {
            adaptiveSheet.containerStorage = container
            defer { adaptiveSheet.containerStorage = nil }
            return adaptiveSheet.frameOfPresentedViewInContainerView
        }
        return place?.body ?? super.frameOfPresentedViewInContainerView
    }

    /// Keeps the popover's frame unless a transition moves it.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        keepPresentedViewInPlace()
    }

    /// Places the popover next to its source, which may have been laid out in the meantime.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        containerStorage?.setNeedsLayout()
    }

    /// Resizes the popover.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        containerStorage?.setNeedsLayout()
    }

    /// `true` only if it becomes full screen: in the compact width of an iPhone before iOS 13, or by the delegate's
    /// decision.
    open override var shouldRemovePresentersView: Bool {
        isAdapted && adaptivePresentationStyle == .fullScreen
    }

    override var raisesContent: Bool { !shouldRemovePresentersView }

    /// Whether it has adapted to another style.
    var isAdapted: Bool {
        let style = adaptivePresentationStyle
        return style != .none && style != .popover && traitCollection.horizontalSizeClass != .regular
    }

    /// Whether it has adapted to a sheet.
    package var isSheet: Bool {
        let style = adaptivePresentationStyle
        return isAdapted && (style == .pageSheet || style == .formSheet)
    }

    /// A popover without a source raises an exception. Evidence: gt2-trans-08, popover-01.
    override func knowsItsPlace(over presenter: UIViewController) -> Bool {
        if isAdapted || hasSource || isAtBottom { return true }
        Runtime.current.diagnostics.raise(.generic, complaint(over: presenter))
        return false
    }

    private var hasSource: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }

    /// Whether the popover is an action sheet without a source on iPhone, which is at the bottom of the screen since iOS 26.
    var isAtBottom: Bool {
        presentedViewController is UIAlertController && !hasSource
            && Runtime.current.device.userInterfaceIdiom == .phone
    }

    private func complaint(over presenter: UIViewController) -> String {
        guard let alert = presentedViewController as? UIAlertController else {
            return "UIPopoverPresentationController (\(described(self))) should have a non-nil sourceView or "
                + "barButtonItem set before the presentation occurs."
        }
        return
            "Your application has presented a UIAlertController (\(described(alert))) of style "
            + "UIAlertControllerStyleActionSheet from \(describedClass(of: presenter)) (\(described(presenter))). "
            + "The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You "
            + "must provide location information for this popover through the alert controller's "
            + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
            + "barButtonItem. If this information is not known when you present the alert controller, you may provide "
            + "it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }

    override func letsThrough(to view: UIView) -> Bool {
        passthroughViews?.contains { view.isDescendant(of: $0) } ?? false
    }

    override var hidesCoveredElements: Bool { passthroughViews?.isEmpty ?? true }

    override func adaptiveController(for style: UIModalPresentationStyle) -> UIPresentationController? {
        guard isAdapted else { return nil }
        return isSheet ? adaptiveSheet : super.adaptiveController(for: style)
    }
}

/// The directions of a popover's arrow. iOS 3.2.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The value behind the constants.
    public let rawValue: UInt

    /// Creates it from its raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// Left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// Right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Unknown, because the popover isn't shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
