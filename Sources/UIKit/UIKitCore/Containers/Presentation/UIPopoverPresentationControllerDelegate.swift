/// The methods of a popover presentation controller's delegate. Follows Apple's page
/// "UIPopoverPresentationControllerDelegate". iOS 8.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover's presentation begins: the last chance to set its source. iOS 8.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

extension UIPresentationController {
    /// Calls the delegate before the presentation's callbacks.
    func announce(to coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let delegate = delegateStorage else { return }
        let style = adaptivePresentationStyle
        if Runtime.current.system >= .iOS(15), let adaptive = adaptiveController(for: style) {
            delegate.presentationController(self, prepare: adaptive)
        }
        delegate.presentationController(
            self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        if style == .none || style == .popover, let popover = self as? UIPopoverPresentationController {
            (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
        }
    }
}
