// Each window has one first responder at most.
extension UIWindow {
    /// A responder that leaves the window is not its first any more.
    func dropFirstResponder(beneath view: UIView) {
        guard let firstResponderView, firstResponderView.isWithin(view) else { return }
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

    /// The first responder, or the view of a page that is.
    package var firstResponderView: UIView? {
        (firstResponder as? UIView) ?? (firstResponder as? UIViewController)?.viewIfLoaded
    }
}

extension UIResponder {
    /// The window that this responder belongs to: a view's or controller's own, or the nearest up the chain.
    var firstResponderWindow: UIWindow? {
        if let view = self as? UIView { return view.window }
        if let controller = self as? UIViewController, let view = controller.viewIfLoaded {
            return view.window
        }
        return next?.firstResponderWindow
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
        guard let window = firstResponderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }
}
