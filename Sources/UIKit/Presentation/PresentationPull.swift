/// A finger that pulls a presentation away: from its first move to its last, and on to the end of the animation.
///
/// The delegate is asked first and told as the user's way out is: evidence adaptive-01, adaptive-02.
@MainActor
final class PresentationPull {
    private let controller: UIPresentationController
    private var driver: UIPercentDrivenInteractiveTransition?
    private let mayLeave: Bool

    /// Begins to pull; `nil` when the presentation is on its way already, or covered.
    init?(_ controller: UIPresentationController) {
        guard controller.mayBePulled else { return nil }
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

    func end(completing: Bool) {
        if !mayLeave {
            controller.refuseUser()
        } else if completing {
            driver?.finish()
        } else {
            driver?.cancel()
        }
    }
}
