/// A pressed key that no key command handles, from its beginning to its end.
@MainActor
final class KeyPress {
    private let press: UIPress
    private let event: UIPressesEvent
    private let application: UIApplication

    init(of key: UIKey, to responder: UIResponder, in application: UIApplication) {
        press = UIPress(key: key, responder: responder)
        event = UIPressesEvent([press])
        self.application = application
    }

    func begin() {
        application.keyPress = self
        UpdateLinks.startUpdate()
        application.sendEvent(event)
    }

    /// Ends or cancels the press.
    func finish(as phase: UIPress.Phase) {
        application.keyPress = nil
        press.move(to: phase)
        UpdateLinks.startUpdate()
        application.sendEvent(event)
    }
}

extension UIApplication {
    /// Handles a pressed key in an active app: performs a key command or the system's action, or begins a press.
    package func receiveKeyDown(_ input: String, modifierFlags: UIKeyModifierFlags) {
        receiveKeyUp()
        guard state == .active, let window = keyWindowStorage,
            let key = UIKey(input, modifierFlags: modifierFlags)
        else { return }
        let responder = window.keyResponder
        if movesFocus(key, in: window, from: responder) { return }
        if !responder.performsKey(key) { KeyPress(of: key, to: responder, in: self).begin() }
    }

    /// Focus movement takes precedence over key commands without priority over system behavior.
    private func movesFocus(_ key: UIKey, in window: UIWindow, from responder: UIResponder) -> Bool {
        guard let system = window.windowScene?.focusSystem, !responder.hasCommandBeforeSystem(for: key) else {
            return false
        }
        return system.search.handle(key)
    }

    /// Ends the press when the key is released.
    package func receiveKeyUp() {
        keyPress?.finish(as: .ended)
    }

    /// Delivers VoiceOver's two-finger scrub in an active app to the focused view and its next responders, until one
    /// is dismissed. Returns whether one was.
    package func receiveEscape(at view: UIView?) -> Bool {
        guard state == .active else { return false }
        var responder = view ?? keyWindowStorage?.keyResponder
        while let asked = responder {
            if asked.accessibilityPerformEscape() { return true }
            responder = asked.next
        }
        return false
    }
}

extension UIWindow {
    /// The receiver of keys: the first responder, the focused item, or the frontmost view controller.
    package var keyResponder: UIResponder {
        if let firstResponder { return firstResponder }
        if let focused = windowScene?.focusSystem?.focusedItem as? UIResponder { return focused }
        guard var page = rootStorage else { return self }
        while let inner = page.modal?.presented ?? page.onlyAppearanceChild { page = inner }
        return page
    }
}

extension UIViewController {
    var onlyAppearanceChild: UIViewController? {
        let pages = appearanceChildren
        return pages.count == 1 ? pages.first : nil
    }
}
