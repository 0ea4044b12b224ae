/// Shows a view controller in a popover on iPad. iOS 3.2, deprecated in iOS 9.
///
/// The app must retain it while the popover is visible. On iPhone the initializer raises an exception. Follows Apple's page
/// "UIPopoverController".
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
    private var content: UIViewController
    private var passthrough: [UIView]?
    private lazy var listener = PopoverListener(of: self)

    /// Creates a popover with a content view controller.
    public init(contentViewController viewController: UIViewController) {
        content = viewController
        super.init()
        guard Runtime.current.device.userInterfaceIdiom != .pad else { return }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "-[UIPopoverController initWithContentViewController:] called when not running under "
                + "UIUserInterfaceIdiomPad.")
    }

    /// The delegate, which is called before and after the user dismisses the popover. Not retained.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    /// The content view controller. Setting it while the popover is visible replaces the content.
    open var contentViewController: UIViewController {
        get { content }
        set { setContentView(newValue, animated: false) }
    }

    /// Replaces the content view controller, optionally with an animation.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        let anchor = popover.map(PopoverAnchor.init)
        guard isPopoverVisible, let anchor else {
            content = viewController
            return
        }
        let presenter = content.presentingViewController
        content.dismiss(animated: false) { [self] in
            content = viewController
            presenter.map { present(from: $0, at: anchor, animated: animated) }
        }
    }

    /// The content size, in points. Default: the content's preferred size. The width is limited to 320 to 600.
    open var contentSize: CGSize {
        get { content.preferredContentSize }
        set { setContentSize(newValue, animated: true) }
    }

    /// Changes the content size, optionally with an animation.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        let kept = CGSize(width: min(max(size.width, 320), 600), height: size.height)
        guard animated, isPopoverVisible else { return content.preferredContentSize = kept }
        UIView.animateTouchably(withDuration: 0.3) { [content] in
            content.preferredContentSize = kept
            content.presentationController?.containerView?.layoutIfNeeded()
        }
    }

    /// Whether the popover is visible.
    open var isPopoverVisible: Bool { content.presentingViewController != nil && !content.isBeingDismissed }

    /// The direction of the arrow while the popover is visible; otherwise `.unknown`.
    open var arrowDirection: UIPopoverArrowDirection {
        isPopoverVisible ? popover?.arrowDirection ?? .unknown : .unknown
    }

    /// The views that receive touches while the popover is visible. Default none.
    open var passthroughViews: [UIView]? {
        get { passthrough }
        set {
            passthrough = newValue
            if isPopoverVisible { popover?.passthroughViews = newValue }
        }
    }

    /// The background color; `nil`, the default, for the system's. iOS 7.
    open var backgroundColor: UIColor?

    /// The minimum distance to the screen's edges. Default 10 points on every side. iOS 5.
    open var layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// Shows the popover next to a rectangle of a view, which must be in a window.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        guard let window = view.window else {
            return Runtime.current.diagnostics.raise(
                .generic, "Popovers cannot be presented from a view which does not have a window.")
        }
        show(PopoverAnchor(view: view, rect: rect, arrows: arrowDirections), in: window, animated)
    }

    /// Shows the popover next to a bar button item.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        guard let window = Runtime.current.application.keyWindow else { return }
        show(PopoverAnchor(item: item, arrows: arrowDirections), in: window, animated)
    }

    /// Dismisses the popover without calling the delegate.
    open func dismiss(animated: Bool) {
        if isPopoverVisible { content.dismiss(animated: animated) }
    }

    private var popover: UIPopoverPresentationController? { content.popoverPresentationController }

    private func show(_ anchor: PopoverAnchor, in window: UIWindow, _ animated: Bool) {
        guard !isPopoverVisible, let root = window.rootViewController else { return }
        let front = sequence(first: root, next: \.presentedViewController).reversed()[0]
        present(from: front, at: anchor, animated: animated)
    }

    private func present(from presenter: UIViewController, at anchor: PopoverAnchor, animated: Bool) {
        content.modalPresentationStyle = .popover
        guard let popover else { return }
        popover.delegate = listener
        popover.passthroughViews = passthroughViews
        popover.backgroundColor = backgroundColor
        popover.popoverLayoutMargins = layoutMargins
        anchor.apply(to: popover)
        presenter.present(content, animated: animated)
    }
}

/// The source of a popover.
@MainActor
private struct PopoverAnchor {
    var view: UIView?
    var rect = CGRect.null
    var item: UIBarButtonItem?
    var arrows: UIPopoverArrowDirection

    init(
        view: UIView? = nil, rect: CGRect = .null, item: UIBarButtonItem? = nil,
        arrows: UIPopoverArrowDirection
    ) {
        (self.view, self.rect, self.item, self.arrows) = (view, rect, item, arrows)
    }

    init(_ popover: UIPopoverPresentationController) {
        self.init(
            view: popover.sourceView, rect: popover.sourceRect, item: popover.barButtonItem,
            arrows: popover.permittedArrowDirections)
    }

    func apply(to popover: UIPopoverPresentationController) {
        popover.sourceView = view
        popover.sourceRect = rect
        popover.barButtonItem = item
        popover.permittedArrowDirections = arrows
    }
}

/// Forwards the user's actions in a popover to the delegate of its controller.
@MainActor
private final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var popover: UIPopoverController?

    init(of popover: UIPopoverController) { self.popover = popover }

    /// It stays a popover in any width.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        popover.map { $0.delegate?.popoverControllerShouldDismissPopover($0) ?? true } ?? true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        popover.map { $0.delegate?.popoverControllerDidDismissPopover($0) }
    }
}

extension UIPopoverController: UIAppearanceContainer {}

/// The methods of a popover controller's delegate. Every method is optional. iOS 3.2, deprecated in iOS 9.
///
/// Follows Apple's page "UIPopoverControllerDelegate".
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Whether a tap outside dismisses the popover.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

    /// Called when the user has dismissed the popover. Not called after ``UIPopoverController/dismiss(animated:)``.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

// Apple's members are optional.
extension UIPopoverControllerDelegate {
    /// Returns `true`.
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        true
    }

    /// Does nothing.
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
