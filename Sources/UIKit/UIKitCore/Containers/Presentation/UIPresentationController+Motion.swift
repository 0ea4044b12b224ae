extension UIPresentationController {
    /// Returns the motion of the presented view at a progress from 0 to 1.
    func motions(at part: CGFloat) -> [ViewMotion] {
        guard let view = presentedView, let container = containerView else { return [] }
        let rest = 1 - part
        switch presentedViewController {
        case is UIAlertController
        where (presentedViewController as? UIAlertController)?.preferredStyle == .alert:
            return [
                ViewMotion(view: view, scale: 1 + 0.1 * rest, opacity: part),
                ViewMotion(view: container, opacity: part),
            ]
        case _ where (self as? UIPopoverPresentationController)?.place != nil:
            return [growth(from: itemFrame, at: part) ?? ViewMotion(view: container, opacity: part)]
        default: break
        }
        switch presentedViewController.shownTransitionStyle {
        case _ where UIAccessibility.prefersCrossFadeTransitions, .crossDissolve, .flipHorizontal:
            return [ViewMotion(view: view, opacity: part, isInFront: true)]
        default:
            let way = container.bounds.height - view.frame.minY
            return [ViewMotion(view: view, offset: CGPoint(x: 0, y: way * rest), isInFront: true)]
        }
    }
}

extension UIPresentationController {
    /// Whether the presentation is a popover, which hasn't adapted to another style.
    var isPopover: Bool { (self as? UIPopoverPresentationController)?.isAdapted == false }

    /// The frame of the bar button item from which a popover grows since iOS 26. Evidence: ios26-SHEET-02.
    private var itemFrame: CGRect? {
        guard Runtime.current.system >= .iOS(26), let container = containerView,
            let popover = self as? UIPopoverPresentationController
        else { return nil }
        return (popover.barButtonItem ?? popover.sourceItem as? UIBarButtonItem)?.frame(in: container)
    }

    /// Returns the motion of a popover's container, which contains the drawing of the popover too.
    private func growth(from source: CGRect?, at part: CGFloat) -> ViewMotion? {
        guard let source, let container = containerView, let view = presentedView, view.frame.width > 0 else {
            return nil
        }
        let first = min(source.width / view.frame.width, 1)
        let scale = first + (1 - first) * part
        let (body, middle) = (view.frame, container.center)
        return ViewMotion(
            view: container,
            offset: CGPoint(
                x: source.midX + part * (body.midX - source.midX) - middle.x - scale * (body.midX - middle.x),
                y: source.midY + part * (body.midY - source.midY) - middle.y - scale * (body.midY - middle.y)),
            scale: scale, opacity: part)
    }
}
