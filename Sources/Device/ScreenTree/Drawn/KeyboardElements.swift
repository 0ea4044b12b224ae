import Simulator
import UIKit

/// The layout of the on-screen keyboard that the user has chosen.
@MainActor
package final class KeyboardLayout {
    /// The letters: shift changes with the text until the user taps it.
    enum Shift {
        case automatic, on, off
    }

    var shift = Shift.automatic
    var showsNumbers = false

    package init() {}
}

extension Simulator {
    var keyboardLayout: KeyboardLayout { state(KeyboardLayout.init) }

    /// Performs the action of an element that no touch reaches.
    package func perform(_ action: ElementAction, of element: ElementSnapshot) {
        let layout = keyboardLayout
        switch action {
        case .type(let text):
            type(text)
            layout.shift = .automatic
        case .shift: layout.shift = ElementReader(self).isUppercase ? .off : .on
        case .switchLayout: layout.showsNumbers.toggle()
        case .clear: (element.object as? UITextField).map(tapClear(in:))
        case .openApp: enterForeground()
        case .answer: break
        }
    }
}

extension ElementReader {
    /// The window of the keyboard; none while it is hidden or has an input view of the app.
    var keyboardWindow: [ElementSnapshot] {
        guard let surface = simulator.keyboard.surface, surface.keys != nil else { return [] }
        var keyboard = ElementSnapshot(.keyboard)
        keyboard.frame = surface.lowerFrame
        keyboard.children = [other(surface.lowerFrame, keys(of: surface))]
        var window = ElementSnapshot(.window)
        window.frame = UIScreen.main.bounds
        window.children = [other(window.frame, [other(surface.lowerFrame, [keyboard])])]
        return [window]
    }

    private func other(_ frame: CGRect, _ children: [ElementSnapshot]) -> ElementSnapshot {
        var element = ElementSnapshot(.other)
        (element.frame, element.children) = (frame, children)
        return element
    }

    private func keys(of surface: KeyboardSurface) -> [ElementSnapshot] {
        let places = surface.keyPlaces(on: .main, showsNumbers: simulator.keyboardLayout.showsNumbers)
        return places.map { place in
            var key = element(of: place.function, returnKey: surface.traits.returnKey)
            key.frame = place.frame
            if place.function == .returnKey { key.isEnabled = !surface.traits.isReturnOff }
            return key
        }
    }

    private func element(of key: KeyPlace.Function, returnKey: UIReturnKeyType) -> ElementSnapshot {
        switch key {
        case .character(let text):
            let typed = isUppercase ? text.uppercased() : text
            return named(.key, typed, action: .type(typed))
        case .shift: return named(.button, "shift", action: .shift)
        case .delete: return named(.key, "delete", action: .type("\u{8}"))
        case .space: return named(.key, "space", action: .type(" "))
        case .returnKey: return named(.button, returnKey.identifier, returnKey.label, action: .type("\n"))
        case .switchLayout:
            let showsNumbers = simulator.keyboardLayout.showsNumbers
            return named(.key, "more", showsNumbers ? "letters" : "numbers", action: .switchLayout)
        }
    }

    private func named(
        _ kind: ElementKind, _ identifier: String, _ label: String? = nil, action: ElementAction
    ) -> ElementSnapshot {
        var element = ElementSnapshot(kind)
        (element.identifier, element.label, element.action) = (identifier, label ?? identifier, action)
        element.traits = .keyboardKey
        return element
    }

    /// Whether the keys show uppercase letters: as the user has chosen, or as the text input asks.
    var isUppercase: Bool {
        switch simulator.keyboardLayout.shift {
        case .on: true
        case .off: false
        case .automatic: simulator.textReceiver?.beginsUppercase ?? false
        }
    }
}

extension UIResponder {
    /// Whether the next letter of the text begins a sentence or a word that the text input capitalizes.
    fileprivate var beginsUppercase: Bool {
        guard let traits = self as? any UITextInputTraits, !traits.isSecureTextEntry else { return false }
        let text = (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
        let ending = text.suffix(2)
        return switch traits.autocapitalizationType {
        case .none: false
        case .allCharacters: true
        case .words: text.isEmpty || text.last?.isWhitespace == true
        default: text.isEmpty || text.last?.isNewline == true || [". ", "! ", "? "].contains(ending)
        }
    }
}

extension UIReturnKeyType {
    /// The identifier of the return key, such as "Return" or "Search".
    fileprivate var identifier: String {
        switch self {
        case .go: "Go"
        case .google: "Google"
        case .join: "Join"
        case .next: "Next"
        case .route: "Route"
        case .search: "Search"
        case .send: "Send"
        case .yahoo: "Yahoo"
        case .done: "Done"
        case .emergencyCall: "Emergency call"
        case .continue: "Continue"
        default: "Return"
        }
    }

    /// The label, in lowercase as on the key.
    fileprivate var label: String { identifier.lowercased() }
}
