/// The gestures that dismiss a presentation that covers its container and has zoomed in. A sheet has its own drag.
@MainActor
final class ZoomDismissal {
    // The controller owns this object.
    private unowned let controller: UIPresentationController
    private var fingers: ZoomFingers?
    private var pull: PresentationPull?

    /// Returns `nil` if the presented view controller doesn't zoom.
    init?(of controller: UIPresentationController) {
        guard let container = controller.containerStorage, controller.shownPage.preferredZoom != nil,
            controller.presentedView?.frame.contains(container.bounds) == true
        else { return nil }
        self.controller = controller
        fingers = ZoomFingers(for: self, in: container, withEdge: true)
    }

    /// Called when the presentation has ended, which may happen during a touch.
    func stop() {
        pull.take()?.giveUp()
        fingers.take()?.stop()
    }
}

extension ZoomDismissal: ZoomDismissing {
    var zoomedPage: UIViewController? {
        controller.shownPage.preferredZoom == nil ? nil : controller.shownPage
    }

    var displayedPage: UIViewController? { controller.shownPage }

    var mayDismiss: Bool { controller.isFree }

    var userMayDismiss: Bool { controller.userMayDismiss }

    func beginDismissal(of page: UIViewController) {
        pull = PresentationPull(dismissing: controller)
    }

    func moveDismissal(to part: CGFloat) { pull?.move(to: firstPart + part) }

    func endDismissal(completing: Bool) { pull.take()?.end(completing: completing) }

    /// The progress at which the dismissal began: a presentation that the gesture has interrupted continues in reverse.
    private var firstPart: CGFloat {
        Runtime.engine.running.first { $0.zoom?.page === controller.shownPage }?.firstPart ?? 0
    }
}
