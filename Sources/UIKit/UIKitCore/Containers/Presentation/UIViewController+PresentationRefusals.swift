// UIKit's messages for presentations and dismissals that it refuses or makes with a warning.
extension UIViewController {
    func mayPresent(_ presented: UIViewController, over presenter: UIViewController) -> Bool {
        guard presented !== self else {
            return refuse(
                "Application tried to present modal view controller on itself. "
                    + "Presenting controller is \(described(self)).")
        }
        let attempt = PresentationAttempt(presented: presented, presenter: presenter, source: self)
        if let warning = warning(of: attempt) {
            Runtime.current.diagnostics.warn(warning)
            return false
        }
        if let words = presented.activeElsewhere { return refuse(words) }
        guard presented.mayCurl(over: presenter) else {
            return refuse(
                "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
                    + "controller \(described(presenter)).")
        }
        if presenter.isDetached || isOnItsWayIn { Runtime.current.diagnostics.warn(attempt.fromDetached) }
        return true
    }

    /// A partial curl requires a full-screen presentation by a full-screen presenter. Evidence: hunt-modals-01.
    private func mayCurl(over presenter: UIViewController) -> Bool {
        guard modalTransitionStyle == .partialCurl else { return true }
        let isOverSheet =
            presenter.modal?.presenting != nil && presenter.resolvedPresentationStyle != .fullScreen
        return resolvedPresentationStyle == .fullScreen && !isOverSheet
    }

    private func refuse(_ message: String) -> Bool {
        Runtime.current.diagnostics.raise(.invalidArgument, message)
        return false
    }

    /// The window is checked first: a covered presenter isn't in it. Evidence: multi-present-01.
    private func warning(of attempt: PresentationAttempt) -> String? {
        let presenter = attempt.presenter
        guard presenter.viewIfLoaded?.windowLink != nil else { return attempt.notInHierarchy }
        if let present = presenter.modal?.presented {
            let isOnItsWayIn = present.flags.contains(.beingPresented)
            let isOnItsWayOut = present.flags.contains(.beingDismissed)
            return isOnItsWayIn && !isOnItsWayOut ? attempt.inProgress : attempt.alreadyPresenting(present)
        }
        if presenter.flags.contains(.beingPresented), presenter.appearance != .appeared {
            return attempt.inProgress
        }
        return nil
    }

    /// The reason why a controller with a parent or presenter can't be presented; `nil` if it has none. Evidence:
    /// msg-17, msg-18.
    private var activeElsewhere: String? {
        let presenter = modal?.presenting
        guard presenter != nil || parentLink != nil else { return nil }
        guard PresentationAttempt.hasNewerWords else {
            return "Application tried to present modally an active controller \(described(self))."
        }
        let place =
            presenter.map { "is already being presented by \(described($0))" }
            ?? "has a parent view controller \(described(parentLink))"
        return "Application tried to present modally a view controller \(described(self)) that \(place)."
    }

    /// Whether an app has added the controller's view to a window without making the controller a child. Evidence:
    /// msg-19.
    private var isDetached: Bool {
        parentLink == nil && modal?.presenting == nil && viewIfLoaded?.windowLink?.rootStorage !== self
    }

    /// Whether the controller is about to appear, and its view isn't in the window yet. Evidence: hunt-modals-03.
    private var isOnItsWayIn: Bool {
        (appearance == .appearing || flags.contains(.movedByTransition)) && viewIfLoaded?.windowLink == nil
    }

    /// Whether the presented controller may be dismissed now. A dismissal during a presentation waits for its end;
    /// before iOS 14 it was lost. Evidence: msg-06.
    func mayDismiss(_ presented: UIViewController) -> Bool {
        if presented.flags.contains(.beingDismissed) {
            if !PresentationAttempt.hasNewerWords { warnOfLostDismissal() }
            presented.warnOfHeldDismissal()
            return false
        }
        guard presented.flags.contains(.beingPresented), !PresentationAttempt.hasNewerWords else {
            return true
        }
        warnOfLostDismissal()
        return false
    }

    private func warnOfLostDismissal() {
        Runtime.current.diagnostics.warn(
            "Warning: Attempt to dismiss from view controller \(described(self)) while a presentation or dismiss "
                + "is in progress!")
    }

    /// Evidence: msg-07.
    private func warnOfHeldDismissal() {
        guard let controller = modal?.presentationController, Runtime.engine.isHeld(page: self) else {
            return
        }
        Runtime.current.diagnostics.warn(
            "Trying to dismiss the presentation controller while transitioning already. "
                + "(\(described(controller)))")
    }
}
