extension UIPresentationController {
    /// What the user's pulling the presentation away does: the delegate is asked, told, and told again.
    ///
    /// None of it happens when an app dismisses. Evidence: adaptive-01, adaptive-02.
    package func dismissByUser() {
        let page = presentedViewController
        guard page.modal?.presentationController === self, !page.flags.contains(.beingDismissed) else {
            return
        }
        let mayLeave =
            !page.isModalInPresentation
            && delegateStorage?.presentationControllerShouldDismiss(self) ?? true
        guard mayLeave else {
            delegateStorage?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegateStorage?.presentationControllerWillDismiss(self)
        page.modal?.presenting?.requestDismissal(animated: true) { [self] in
            delegateStorage?.presentationControllerDidDismiss(self)
        }
    }
}

extension UIPresentationController {
    /// Whether the user has a way out: a sheet is pulled away, and beside a popover is the rest of the screen.
    var hasWayOutForUser: Bool {
        switch shownStyle {
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
