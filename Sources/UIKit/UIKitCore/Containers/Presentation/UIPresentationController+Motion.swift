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
            return [ViewMotion(view: container, opacity: part)]
        default: break
        }
        switch presentedViewController.modalTransitionStyle {
        case _ where UIAccessibility.prefersCrossFadeTransitions, .crossDissolve, .flipHorizontal:
            return [ViewMotion(view: view, opacity: part, isInFront: true)]
        default:
            let way = container.bounds.height - view.frame.minY
            return [ViewMotion(view: view, offset: CGPoint(x: 0, y: way * rest), isInFront: true)]
        }
    }
}
