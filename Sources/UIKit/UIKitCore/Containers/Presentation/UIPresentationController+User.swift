// Dismissal by the user. The delegate is asked, and notified before and after. When an app dismisses, the delegate
// isn't called. Evidence: adaptive-01, adaptive-02.
extension UIPresentationController {
    /// Dismisses without tracking a touch: by a key, a tap outside a popover, or a pull that a test performs in one step.
    package func dismissByUser() {
        guard isPresenting else { return }
        if userMayDismiss { leaveByUser() } else { refuseUser() }
    }

    private var isPresenting: Bool {
        shownPage.modal?.presentationController === self
            && !shownPage.flags.contains(.beingDismissed)
    }

    /// Whether no transition moves the presentation now.
    var isAtRest: Bool { isPresenting && !Runtime.engine.isRunning(page: shownPage) }

    /// Whether a touch may drag the presentation: no transition is running, except a zoom at whose end it is presented, and
    /// nothing is or is about to be presented over it.
    var isFree: Bool { (isAtRest || isZoomingIn) && shownPage.modal?.presented == nil }

    private var isZoomingIn: Bool {
        guard ZoomSource.isUsed, shownPage.modal?.presentationController === self else { return false }
        let running = Runtime.engine.running.filter { $0.involves(shownPage) }
        return !running.isEmpty
            && running.allSatisfy {
                $0.zoom?.page === shownPage && $0.isInterruptible && $0.endsPresented
            }
    }

    var userMayDismiss: Bool {
        !shownPage.isModalInPresentation
            && delegateStorage?.presentationControllerShouldDismiss(self) ?? true
    }

    func refuseUser() {
        delegateStorage?.presentationControllerDidAttemptToDismiss(self)
    }

    func leaveByUser(drivenBy driver: UIPercentDrivenInteractiveTransition? = nil) {
        shownPage.modal?.presenting?.requestDismissal(
            animated: true, byUser: true, drivenBy: driver
        ) { [self] in
            if !isPresenting { delegateStorage?.presentationControllerDidDismiss(self) }
        }
    }
}

extension UIPresentationController {
    /// Whether the user can dismiss the presentation: a sheet by pulling it, a popover by a tap outside.
    var hasWayOutForUser: Bool {
        if let alert = presentedViewController as? UIAlertController, alert.canBeCancelledBeside {
            return true
        }
        if (self as? UIPopoverPresentationController)?.isAtBottom == true { return false }
        return switch shownStyle {
        case .popover: true
        case .pageSheet, .formSheet: Runtime.current.system >= .iOS(13)
        default: false
        }
    }

    private var shownStyle: UIModalPresentationStyle {
        let adapted = adaptivePresentationStyle
        let keepsItsOwn = adapted == .none || traitCollection.horizontalSizeClass == .regular
        return keepsItsOwn ? presentationStyle : adapted
    }
}
