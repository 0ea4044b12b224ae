extension UIPresentationController {
    func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate = delegateStorage {
            if let style = OptionalMember.ask({
                delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
            }) {
                return style
            }
            if traits.horizontalSizeClass != .regular,
                let style = OptionalMember.ask({ delegate.adaptivePresentationStyle(for: self) })
            {
                return style
            }
        }
        return systemStyle(for: traits)
    }

    private func systemStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass != .regular else { return .none }
        switch presentationStyle {
        // Since iOS 26 an action sheet is a popover on iPhone too.
        case .popover where presentedViewController is UIAlertController && Runtime.current.design == .glass:
            return .none
        case .popover: return Runtime.current.system >= .iOS(13) ? .pageSheet : .fullScreen
        case .pageSheet, .formSheet: return Runtime.current.system >= .iOS(13) ? .none : .fullScreen
        default: return .none
        }
    }
}

extension UIModalPresentationStyle {
    /// The style with `.automatic` resolved for the system version. Evidence: style-01, present-style-05.
    @MainActor var resolved: UIModalPresentationStyle {
        guard self == .automatic else { return self }
        let system = Runtime.current.system
        if system >= .iOS(18) { return .formSheet }
        return system >= .iOS(13) ? .pageSheet : .fullScreen
    }
}

extension UIViewController {
    /// The resolved style of the controller. An app's override may return `.automatic`.
    var resolvedPresentationStyle: UIModalPresentationStyle { modalPresentationStyle.resolved }

    var presentationStyleAsSet: UIModalPresentationStyle { modal?.presentationStyle ?? .automatic }

    func setPresentationStyle(_ style: UIModalPresentationStyle) {
        // A presentation controller that was created for another style stays until its presentation has ended.
        // Evidence: gt2-vc-09.
        ensureModal().presentationStyle = style
    }

    var currentPresentationController: UIPresentationController? {
        if let active = activePresentationController { return active }
        return ownPresentationController(presenting: nil, source: self)
    }

    /// Returns the presentation controller if it is of a class. If there is none, it is created only for one of the
    /// styles: reading the popover must not fix the style.
    func presentationController<Kind>(where styles: Set<UIModalPresentationStyle>) -> Kind? {
        if activePresentationController == nil, modal?.presentationController == nil,
            !styles.contains(resolvedPresentationStyle)
        {
            return nil
        }
        return presentationController as? Kind
    }

    /// Returns the presentation controller of this controller's presentation. Creates one for the style if there is
    /// none.
    func ownPresentationController(
        presenting presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let modal = ensureModal()
        if let known = modal.presentationController {
            known.presenterStorage = presenter
            return known
        }
        modal.presentationController = makePresentationController(presenting: presenter, source: source)
        return modal.presentationController
    }

    private func makePresentationController(
        presenting presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        switch resolvedPresentationStyle {
        case .fullScreen:
            FullScreenPresentationController(presentedViewController: self, presenting: presenter)
        case .pageSheet, .formSheet, .automatic:
            makeSheet(presenting: presenter)
        case .popover:
            UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .overFullScreen:
            OverFullScreenPresentationController(presentedViewController: self, presenting: presenter)
        case .currentContext:
            CurrentContextPresentationController(presentedViewController: self, presenting: presenter)
        case .overCurrentContext:
            OverCurrentContextPresentationController(presentedViewController: self, presenting: presenter)
        case .custom:
            customPresentationController(presenting: presenter, source: source)
        case .none:
            nil
        }
    }

    private func makeSheet(presenting presenter: UIViewController?) -> UISheetPresentationController {
        let sheet = UISheetPresentationController(presentedViewController: self, presenting: presenter)
        if self is any HalfSheetPage, Runtime.current.system >= .iOS(15) {
            sheet.detents = [.medium(), .large()]
        }
        return sheet
    }

    private func customPresentationController(
        presenting presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let own = transitioningDelegate?.presentationController(
            forPresented: self, presenting: presenter, source: source)
        return own
            ?? OverFullScreenPresentationController(presentedViewController: self, presenting: presenter)
    }
}
