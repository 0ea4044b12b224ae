@_spi(UIKitModules) import UIKitCore

/// The grabber of a sheet, which pictures show since iOS 26.
@MainActor
private final class SheetGrabber: UIView, SelfDrawing {
    func drawLook() { fill(capsule(bounds), .tertiaryLabel) }
}

extension PresentationContainerView {
    /// Shows the grabber of a sheet at rest. The measures are those of a view hierarchy of iOS 26.1 (joxan2137/NoTomorrow,
    /// docs/android-glass.md).
    func showGrabber() {
        let present = subviews.lazy.compactMap { $0 as? SheetGrabber }.first
        guard isGlass, let controller, let view = controller.presentedView, controller.showsSheet,
            controller.shownSheet?.prefersGrabberVisible == true,
            !controller.presentedViewController.isBeingPresented,
            !controller.presentedViewController.isBeingDismissed
        else {
            present?.removeFromSuperview()
            return
        }
        let grabber = present ?? SheetGrabber(frame: .zero)
        grabber.isUserInteractionEnabled = false
        grabber.frame = CGRect(x: view.frame.midX - 18, y: view.frame.minY + 5, width: 36, height: 5)
        if present == nil { addQuietly(grabber) }
    }
}
