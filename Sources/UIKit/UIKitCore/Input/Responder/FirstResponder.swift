// Each window has at most one first responder.
extension UIWindow {
    /// Removes the first responder if it leaves the window.
    func dropFirstResponder(beneath view: UIView) {
        guard let firstResponderView,
            firstResponderView.isWithin(view) || firstResponderView.isInput(of: view)
        else { return }
        Runtime.current.application.shake?.cancel(of: firstResponder)
        if let firstResponder, !takeAwayFirstResponder(firstResponder) { warnOfRefusal(by: firstResponder) }
        firstResponder = nil
    }

    /// Evidence: hunt-text-06.
    private func warnOfRefusal(by responder: UIResponder) {
        Runtime.current.diagnostics.warn(
            "[View] First responder warning: '\(described(responder))' rejected resignFirstResponder when being "
                + "removed from hierarchy")
    }

    /// The first responder, or its view if it is a view controller.
    package var firstResponderView: UIView? {
        (firstResponder as? UIView) ?? (firstResponder as? UIViewController)?.viewIfLoaded
    }
}

extension UIResponder {
    /// The window of this responder: that of the view or view controller, or of the nearest one up the responder chain. Input views
    /// belong to the window of the keyboard's responder.
    var firstResponderWindow: UIWindow? {
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        guard let view else { return next?.firstResponderWindow }
        guard let window = view.window, window is InputWindow else { return view.window }
        return Runtime.current.application.keyWindowStorage
    }

    func takeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = firstResponderWindow else { return false }
        guard window.firstResponder !== self else { return true }
        return Runtime.current.keyboard.hold {
            guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
            window.firstResponder = self
            becameFirstResponder()
            return true
        }
    }

    func giveUpFirstResponder() -> Bool {
        if Runtime.current.keyboard.waitingInput === self { Runtime.current.keyboard.waitingInput = nil }
        guard let window = firstResponderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        let heir =
            Runtime.current.keyboard.isChangingResponder ? nil : (self as? UIView)?.inputHost?.responder
        Runtime.current.keyboard.hold {
            window.firstResponder = nil
            // A view controller's own accessory view stays docked when its text field resigns.
            _ = heir?.becomeFirstResponder()
        }
        return true
    }
}

extension UIView {
    /// Becomes first responder when the view enters a window. Returns that it isn't yet.
    package func becomeFirstResponderInWindow() -> Bool {
        guard canBecomeFirstResponder else { return false }
        Runtime.current.keyboard.waitingInput = self
        flags.insert(.waitsToEdit)
        return false
    }

    /// Begins the editing that was asked for last, when its view has entered a window.
    func beginWaitingEditing() {
        guard window != nil else { return }
        flags.remove(.waitsToEdit)
        guard Runtime.current.keyboard.waitingInput === self else { return }
        Runtime.current.keyboard.waitingInput = nil
        _ = becomeFirstResponder()
    }

    /// Returns whether the view is in an input view of a responder outside it.
    fileprivate func isInput(of view: UIView) -> Bool {
        guard let owner = inputHost?.responder else { return false }
        let place = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded
        return place?.isWithin(view) ?? false
    }
}
