/// A key that is held and that no key command has a use for, from its beginning until it is let go.
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
        application.sendEvent(event)
    }

    /// Lets the key go, or takes it away.
    func finish(as phase: UIPress.Phase) {
        application.keyPress = nil
        press.move(to: phase)
        application.sendEvent(event)
    }
}

extension UIApplication {
    /// What a key of a keyboard does in an active app: a key command, what the system does with it, or a press.
    package func receiveKeyDown(_ input: String, modifierFlags: UIKeyModifierFlags) {
        receiveKeyUp()
        guard state == .active, let window = keyWindowStorage,
            let key = UIKey(input, modifierFlags: modifierFlags)
        else { return }
        let responder = window.keyResponder
        if movesFocus(key, in: window, from: responder) { return }
        if !responder.performsKey(key) { KeyPress(of: key, to: responder, in: self).begin() }
    }

    /// Focus comes before key commands, unless one says that it comes before the system.
    private func movesFocus(_ key: UIKey, in window: UIWindow, from responder: UIResponder) -> Bool {
        guard let system = window.windowScene?.focusSystem, !responder.hasCommandBeforeSystem(for: key) else {
            return false
        }
        return system.handle(key)
    }

    /// What letting the key go does: a press ends.
    package func receiveKeyUp() {
        keyPress?.finish(as: .ended)
    }

    /// What VoiceOver's two-finger scrub does in an active app: the view with the cursor is asked, and who comes next
    /// to it, until one is left. Returns whether that has happened.
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
    /// Who gets a key: the first responder, the focused item, or the page in front that holds no other.
    var keyResponder: UIResponder {
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
