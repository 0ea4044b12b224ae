/// What an app has said of a view for focus.
final class FocusNotes {
    var group: String?
    var priority = UIFocusGroupPriority.ignored
    var effect: Effect = .standard

    enum Effect {
        case standard
        case own(UIFocusEffect?)
    }
}

extension UIView {
    var focusNotes: FocusNotes { extras?.focus ?? makeFocusNotes() }

    private func makeFocusNotes() -> FocusNotes {
        let made = FocusNotes()
        ensureExtras().focus = made
        return made
    }

    var presentFocusEffect: UIFocusEffect? {
        switch extras?.focus?.effect {
        case .own(let effect): effect
        default: UIFocusHaloEffect()
        }
    }

    /// The subviews at a place, the frontmost last.
    func subviewsForFocus(in rect: CGRect) -> [any UIFocusItem] {
        subviewList.filter { $0.frame.intersects(rect) || !$0.clipsToBounds }
    }

    func askForFocusUpdate() {
        guard let system = UIFocusSystem.focusSystem(for: self), let item = system.focusedItem, contains(item)
        else { return }
        system.requestFocusUpdate(to: self)
    }
}

extension UIViewController {
    func askForFocusUpdate() {
        guard let system = UIFocusSystem.focusSystem(for: self), let item = system.focusedItem, contains(item)
        else { return }
        system.requestFocusUpdate(to: self)
    }
}
