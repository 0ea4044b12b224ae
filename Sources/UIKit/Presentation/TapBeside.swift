/// A tap beside a sheet or a popover: the user's way out, if the page lets the user go.
@MainActor
final class TapBeside: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UIPresentationController

    init?(_ controller: UIPresentationController) {
        guard let container = controller.containerStorage else { return nil }
        self.controller = controller
        super.init()
        let recognizer = UITapGestureRecognizer(target: self, action: TapBeside.tapped)
        recognizer.delegate = self
        container.addGestureRecognizer(recognizer)
    }

    private static let tapped = Selector("tappedBeside:", TapBeside.tappedBeside)

    func tappedBeside(_ recognizer: UITapGestureRecognizer) {
        if controller.isAtRest { controller.dismissByUser() }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        touch.view === controller.containerStorage
    }
}
