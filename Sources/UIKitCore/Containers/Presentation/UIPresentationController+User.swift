// The user's ways out of a presentation: the delegate is asked, told, and told again. None of it happens when an app
// dismisses. Evidence: adaptive-01, adaptive-02.
extension UIPresentationController {
    /// What a way out in one go does: a key, a tap beside a popover, a pull that nobody holds.
    package func dismissByUser() {
        guard isPresenting else { return }
        if userMayDismiss { leaveByUser() } else { refuseUser() }
    }

    private var isPresenting: Bool {
        shownPage.modal?.presentationController === self
            && !shownPage.flags.contains(.beingDismissed)
    }

    /// Whether nothing moves the presentation at this moment.
    var isAtRest: Bool { isPresenting && !Runtime.engine.isRunning(page: shownPage) }

    /// Whether a finger may take it along: nothing moves it, and nothing is over it or about to come over it.
    var isFree: Bool { isAtRest && shownPage.modal?.presented == nil }

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
    /// Whether the user has a way out: a sheet is pulled away, and beside a popover is the rest of the screen.
    var hasWayOutForUser: Bool {
        if let alert = presentedViewController as? UIAlertController, alert.canBeCancelledBeside {
            return true
        }
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
