/// A tap outside of presented content, which dismisses popovers and sheets.
@MainActor
final class OutsideTap: NSObject {
    private unowned let controller: UIPresentationController
    private let recognizer = UITapGestureRecognizer()

    init(of controller: UIPresentationController, in container: UIView) {
        self.controller = controller
        super.init()
        recognizer.addTarget(self, action: OutsideTap.leave)
        recognizer.delegate = self
        container.addGestureRecognizer(recognizer)
    }

    private static let leave = Selector("leave", OutsideTap.leave)

    private func leave() {
        guard controller.isFree else { return }
        let alert = controller.presentedViewController as? UIAlertController
        if alert?.userCancels() != true { controller.dismissByUser() }
    }
}

extension OutsideTap: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        guard let view = touch.view, let presented = controller.presentedView else { return false }
        let isBeside = !view.isDescendant(of: presented) || sheetLies(beside: touch)
        return isBeside && controller.hasWayOutForUser
    }

    /// Whether a touch is outside the blocks of an action sheet, whose view fills the screen.
    private func sheetLies(beside touch: UITouch) -> Bool {
        guard let sheet = controller.presentedViewController as? UIAlertController, !sheet.isInPopover else {
            return false
        }
        return !sheet.covers(touch.location(in: sheet.view))
    }
}
