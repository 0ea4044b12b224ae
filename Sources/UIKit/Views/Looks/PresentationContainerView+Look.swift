extension PresentationContainerView: SelfDrawing {
    /// The page beneath is darkened; an alert has its blocks.
    func drawLook() {
        guard let controller else { return }
        if controller.dimsPresenter { fill(UIBezierPath(rect: bounds), UIColor(white: 0, alpha: 0.2)) }
        if let alert = controller.presentedViewController as? UIAlertController, let view = alert.viewIfLoaded
        {
            drawBlocks(of: alert, AlertLayout(of: alert, in: view))
        }
    }

    private func drawBlocks(of alert: UIAlertController, _ layout: AlertLayout) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let material = isDark ? UIColor(white: 0.15, alpha: 0.98) : UIColor(white: 0.965, alpha: 0.98)
        for block in layout.blocks { fill(UIBezierPath(roundedRect: block, cornerRadius: 14), material) }
        let texts = AlertTexts(of: alert)
        if let title = layout.title { texts.title?.draw(in: title, .center) }
        if let message = layout.message { texts.message?.draw(in: message, .center) }
    }
}

extension UIPresentationController {
    /// Whether the page beneath is seen through a shade.
    fileprivate var dimsPresenter: Bool {
        presentedViewController is UIAlertController || showsSheet
    }

    /// Whether the presented view is a sheet with round corners at its top.
    var showsSheet: Bool {
        guard let container = containerStorage, let view = presentedView else { return false }
        return self is UISheetPresentationController && view.frame.minY > 0
            && view.superview === container
    }
}

extension UIView {
    /// The outline of a sheet, which is cut to it; `nil` for any other view.
    package var sheetOutline: CGPath? {
        guard let container = superview as? PresentationContainerView, let controller = container.controller,
            controller.presentedView === self, controller.showsSheet
        else { return nil }
        let radius = (controller as? UISheetPresentationController)?.preferredCornerRadius ?? 10
        return UIBezierPath(
            roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: radius, height: radius)
        ).cgPath
    }
}
