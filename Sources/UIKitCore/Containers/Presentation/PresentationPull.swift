/// A finger that pulls a presentation away: from its first move to its last, and on to the end of the animation.
///
/// The delegate is asked first and told as the user's way out is: evidence adaptive-01, adaptive-02.
@MainActor
final class PresentationPull {
    // The sheet has the drag, and the drag the pull.
    private unowned let controller: UIPresentationController
    private var driver: UIPercentDrivenInteractiveTransition?
    let mayLeave: Bool

    /// Begins to pull; `nil` when the presentation is on its way already.
    init?(_ controller: UIPresentationController) {
        guard controller.isFree else { return nil }
        self.controller = controller
        mayLeave = controller.userMayDismiss
        guard mayLeave else { return }
        let driver = UIPercentDrivenInteractiveTransition()
        self.driver = driver
        controller.leaveByUser(drivenBy: driver)
    }

    func move(to fraction: CGFloat) {
        driver?.update(fraction)
    }

    /// Lets the presentation be as it was, without a word to the delegate: the finger moves nothing any more.
    func giveUp() {
        driver?.cancel()
    }

    /// A finger that lets go before the way is long enough has attempted nothing.
    func end(completing: Bool) {
        guard completing else { return giveUp() }
        if mayLeave { driver?.finish() } else { controller.refuseUser() }
    }
}
