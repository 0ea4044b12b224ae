/// The values that an app has set on a view for focus.
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

    /// Returns the subviews in a rectangle, the frontmost last.
    func subviewsForFocus(in rect: CGRect) -> [any UIFocusItem] {
        subviewList.filter { $0.frame.intersects(rect) || !$0.clipsToBounds }
    }
}

extension UIFocusEnvironment {
    func askForFocusUpdate() {
        guard let system = UIFocusSystem.focusSystem(for: self), let item = system.focusedItem, contains(item)
        else { return }
        system.requestFocusUpdate(to: self)
    }
}

extension UIViewController {
    /// The presentation of the view controller, or the parent of its view.
    var parentInFocus: (any UIFocusEnvironment)? {
        if let modal, modal.presenting != nil, let presentation = modal.presentationController,
            presentation.containerStorage != nil
        {
            return presentation
        }
        if let superview = viewIfLoaded?.superview { return superview }
        return parent
    }
}
