@_spi(UIKitModules) import UIKitCore

/// The edge and the grabber of a sheet at rest, which pictures show since iOS 26.
@MainActor
private final class SheetEdge: UIView, SelfDrawing {
    var outline = UIBezierPath()
    var hasGrabber = false

    /// The measures of the grabber are those of a view hierarchy of iOS 26.1 (joxan2137/NoTomorrow, docs/android-glass.md).
    func drawLook() {
        drawEdge()
        guard hasGrabber else { return }
        fill(capsule(CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)), .tertiaryLabel)
    }

    /// In the light style the dimming shows the edge.
    private func drawEdge() {
        let hasContrast = traitCollection.accessibilityContrast == .high
        guard hasContrast || traitCollection.userInterfaceStyle == .dark,
            let context = UIGraphicsGetCurrentContext()
        else { return }
        context.saveGState()
        outline.addClip()
        outline.lineWidth = 2
        (hasContrast ? UIColor.label : UIColor(white: 1, alpha: 0.14)).setStroke()
        outline.stroke()
        context.restoreGState()
    }
}

extension PresentationContainerView {
    /// Shows the edge of a sheet over its content, except during a transition.
    func showSheetEdge() {
        let present = subviews.lazy.compactMap { $0 as? SheetEdge }.first
        guard isGlass, let controller, let view = controller.presentedView, controller.showsSheet,
            let sheet = controller.shownSheet, let outline = view.presentedOutline,
            !controller.presentedViewController.isBeingPresented,
            !controller.presentedViewController.isBeingDismissed
        else {
            present?.removeFromSuperview()
            return
        }
        let edge = present ?? SheetEdge(frame: .zero)
        edge.isUserInteractionEnabled = false
        edge.frame = view.frame
        edge.outline = UIBezierPath(cgPath: outline)
        edge.hasGrabber = sheet.prefersGrabberVisible
        if present == nil { addQuietly(edge) }
    }
}
