import TextMetrics

extension PresentationContainerView: SelfDrawing {
    /// Updates the popover, because its source may have moved.
    package func prepareLook() {
        (controller as? UIPopoverPresentationController)?.keepPresentedViewInPlace()
        if isGlass { showSheetEdge() }
    }

    /// Dims the presenting page. A popover instead draws its own background, and an alert draws its blocks.
    package func drawLook() {
        guard let controller else { return }
        let popover = controller as? UIPopoverPresentationController
        if let popover, let place = popover.place {
            popover.drawBubble(place)
        } else if controller.dimsPresenter {
            fill(UIBezierPath(rect: bounds), UIColor(white: 0, alpha: dimming))
        }
        drawBackgroundEffect(of: controller)
        if let alert = controller.presentedViewController as? UIAlertController, let view = alert.viewIfLoaded
        {
            drawBlocks(of: alert, AlertLayout(of: alert, in: view))
        }
    }

    /// The opacity of the dimming. In the dark style since iOS 26 it is a measured one (joxan2137/NoTomorrow, docs/android-glass.md).
    private var dimming: CGFloat { isGlass && traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2 }

    /// Draws the effect behind the presented view, unless the presentation is the app's own. Since iOS 26 a floating sheet is glass behind
    /// a page without a background, and an attached one has the system's background.
    private func drawBackgroundEffect(of controller: UIPresentationController) {
        guard controller.presentationStyle != .custom, let view = controller.presentedView,
            view.superview === self
        else { return }
        let path = view.presentedOutline.map { UIBezierPath(cgPath: $0) } ?? UIBezierPath(rect: view.bounds)
        path.apply(CGAffineTransform(translationX: view.frame.minX, y: view.frame.minY))
        if let color = controller.currentBackgroundEffect?.fillColor {
            fill(path, color)
        } else if isGlass, view.backgroundColor == nil, controller.showsSheet,
            let sheet = controller.shownSheet
        {
            let floats = sheet.floatingDistance(ofHeight: view.bounds.height, in: self) > 0.1
            floats ? drawGlass(.panel, in: path) : fill(path, .systemBackground)
        }
    }

    private func drawBlocks(of alert: UIAlertController, _ layout: AlertLayout) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let material = isDark ? UIColor(white: 0.15, alpha: 0.98) : UIColor(white: 0.965, alpha: 0.98)
        for block in layout.blocks {
            isGlass
                ? drawGlass(.panel, in: block, cornerRadius: AlertLayout.cardRadius)
                : fill(UIBezierPath(roundedRect: block, cornerRadius: 14), material)
        }
        let texts = AlertTexts(of: alert)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let alignment: ParagraphShape.Alignment = isGlass ? (isRightToLeft ? .right : .left) : .center
        let origin = alert.viewIfLoaded?.frame.origin ?? .zero
        func draw(_ text: DrawnText?, in place: CGRect?) {
            guard let place else { return }
            text?.draw(in: place.offsetBy(dx: origin.x, dy: origin.y), alignment)
        }
        draw(texts.title, in: layout.title)
        draw(texts.message, in: layout.message)
        for field in layout.fields { drawBox(field.offsetBy(dx: origin.x, dy: origin.y)) }
    }

    /// Draws the box of an alert's text field.
    private func drawBox(_ field: CGRect) {
        if isGlass { return fill(capsule(field), .tertiarySystemFill) }
        let box = UIBezierPath(
            roundedRect: field.insetBy(dx: 0.25, dy: AlertLayout.fieldDistance / 2), cornerRadius: 5)
        fill(box, .systemBackground)
        UIColor.systemGray3.setStroke()
        box.lineWidth = 0.5
        box.stroke()
    }
}

extension UIPresentationController {
    /// Whether the presenting page is dimmed.
    fileprivate var dimsPresenter: Bool {
        presentedViewController is UIAlertController || showsSheet
    }

    /// Whether the presented view is a sheet with rounded top corners.
    var showsSheet: Bool {
        guard let container = containerStorage, let view = presentedView else { return false }
        let isSheet =
            (self as? UIPopoverPresentationController)?.isSheet ?? (self is UISheetPresentationController)
        return isSheet && view.frame.minY > 0 && view.superview === container
    }

    /// The sheet, or the sheet that a popover has adapted to.
    var shownSheet: UISheetPresentationController? {
        self as? UISheetPresentationController
            ?? (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    }
}

extension UIView {
    /// The path to which a sheet, a popover or a floating sidebar is clipped; `nil` for any other view.
    package var presentedOutline: CGPath? {
        if isFloatingSidebar {
            return UIBezierPath(roundedRect: bounds.insetBy(dx: 8, dy: 8), cornerRadius: 22).cgPath
        }
        guard let container = superview as? PresentationContainerView, let controller = container.controller,
            controller.presentedView === self
        else { return nil }
        if let popover = controller as? UIPopoverPresentationController, popover.place != nil {
            return UIBezierPath(roundedRect: bounds, cornerRadius: popover.shownRadius).cgPath
        }
        guard controller.showsSheet else { return nil }
        if isGlass, let sheet = controller.shownSheet {
            return SheetOutline(of: sheet, self, in: container).path.cgPath
        }
        let radius = controller.shownSheet?.preferredCornerRadius ?? 10
        return UIBezierPath(
            roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: radius, height: radius)
        ).cgPath
    }
}
