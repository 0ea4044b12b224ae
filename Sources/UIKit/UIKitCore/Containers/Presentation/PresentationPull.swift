/// A gesture that dismisses a presentation by pulling, from its first move until the end of the animation.
///
/// The delegate is called as for any dismissal by the user. Evidence: adaptive-01, adaptive-02.
@MainActor
final class PresentationPull {
    // The sheet owns the drag, and the drag owns the pull.
    private unowned let controller: UIPresentationController
    private var driver: UIPercentDrivenInteractiveTransition?
    let mayLeave: Bool

    /// Begins to pull; `nil` if the presentation is already being dismissed.
    init?(_ controller: UIPresentationController, by recognizer: UIGestureRecognizer) {
        guard controller.isFree else { return nil }
        self.controller = controller
        let (page, mayLeave) = (controller.shownPage, controller.userMayDismiss)
        self.mayLeave =
            page.preferredZoom?.begins(with: recognizer, over: page, byDefault: mayLeave) ?? mayLeave
        if self.mayLeave { begin() }
    }

    /// Begins to pull a presentation that the user may dismiss. Ends the zoom that presents it.
    init(dismissing controller: UIPresentationController) {
        self.controller = controller
        mayLeave = true
        begin()
    }

    private func begin() {
        let driver = UIPercentDrivenInteractiveTransition()
        self.driver = driver
        controller.leaveByUser(drivenBy: driver)
    }

    func move(to fraction: CGFloat) {
        driver?.update(fraction)
    }

    /// Cancels the pull without notifying the delegate. The touch has no further effect.
    func giveUp() {
        driver?.cancel()
    }

    /// A touch that ends after too short a distance isn't an attempt to dismiss.
    func end(completing: Bool) {
        guard completing else { return giveUp() }
        if mayLeave { driver?.finish() } else { controller.refuseUser() }
    }
}
